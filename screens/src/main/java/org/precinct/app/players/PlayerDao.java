package org.precinct.app.players;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Transaction;
import androidx.room.Upsert;
import java.util.List;
import java.util.UUID;
import kotlin.text.StringsKt;
import kotlinx.coroutines.flow.Flow;

/** The players this phone knows. */
@Dao
public abstract class PlayerDao {
  /** The owner of the phone, now and after every change; no element before the first save. */
  @Query("SELECT * FROM player WHERE owner = 1 LIMIT 1")
  public abstract Flow<List<KnownPlayer>> owner();

  @Nullable
  @Query("SELECT * FROM player WHERE owner = 1 LIMIT 1")
  protected abstract KnownPlayer findOwner();

  @Upsert
  protected abstract void save(KnownPlayer player);

  /** Keeps what the owner calls and shows themselves. Their id is made up once and stays. */
  @Transaction
  public void saveOwner(String name, Tint tint, Badge badge) {
    KnownPlayer known = findOwner();
    String id = known == null ? UUID.randomUUID().toString() : known.id;
    save(new KnownPlayer(id, tidy(name), tint, badge, true));
  }

  private static String tidy(String name) {
    String bare = bare(name);
    return bare.codePointCount(0, bare.length()) <= KnownPlayer.LONGEST_NAME
        ? bare
        : bare(bare.substring(0, bare.offsetByCodePoints(0, KnownPlayer.LONGEST_NAME)));
  }

  /** Without any white space around it; Java's own way to say that is not on older phones. */
  private static String bare(String name) {
    return StringsKt.trim(name).toString();
  }
}
