package org.precinct.table.guest;

import static com.google.common.truth.Truth.assertThat;

import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.bleus.AllezLesBleus;
import org.precinct.engine.bleus.proto.PlayerView;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.kojak.KojakGame;

public final class RecallTest {
  private final AllezLesBleus bleus = new AllezLesBleus();
  private final Recall recall = new Recall();

  private static ByteString view(int seq) {
    View.Builder view = new View.Builder().seq(seq);
    view.players.add(new PlayerView.Builder().points(1).build());
    return View.ADAPTER.encodeByteString(view.build());
  }

  @Test
  public void theSameViewIsReadOnce() throws Exception {
    View first = recall.read(bleus, view(1));
    assertThat(recall.read(bleus, view(1))).isSameInstanceAs(first);
  }

  @Test
  public void theNextViewIsReadForItself() throws Exception {
    recall.read(bleus, view(1));
    assertThat(recall.read(bleus, view(2)).seq).isEqualTo(2);
  }

  @Test
  public void anotherGamesViewIsNoHelp() throws Exception {
    recall.read(bleus, view(1));
    KojakGame kojak = new KojakGame();
    assertThat(recall.read(kojak, ByteString.EMPTY))
        .isEqualTo(kojak.viewAdapter().decode(ByteString.EMPTY));
    assertThat(recall.read(bleus, view(1)).seq).isEqualTo(1);
  }
}
