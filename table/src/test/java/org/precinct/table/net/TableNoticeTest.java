package org.precinct.table.net;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertThrows;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;
import org.precinct.table.channel.TableId;

public final class TableNoticeTest {

  private static final TableId TABLE = TableId.random();

  @Test
  public void aNoticeIsReadAsItWasWritten() {
    TableNotice notice = new TableNotice(TABLE, "Chez Amélie 🚓", "kojak", 28117);
    assertThat(TableNotice.of(notice.attributes(), 28117)).isEqualTo(Optional.of(notice));
    assertThat(notice.instance()).isEqualTo(TABLE.toString());
    TableNotice open = new TableNotice(TABLE, "", "", 1);
    assertThat(TableNotice.of(open.attributes(), 1)).isEqualTo(Optional.of(open));
  }

  @Test
  public void namesAreTidyAndShort() {
    assertThat(named("  a\u0000b\nc\u202Ed\uD800e\u2028f ")).isEqualTo("ab cde f");
    assertThat(named("x".repeat(100))).hasLength(60);
    String cars = named("🚓".repeat(100));
    assertThat(cars.getBytes(UTF_8)).hasLength(60);
    assertThat(cars).isEqualTo("🚓".repeat(15));
    assertThat(named("é".repeat(29) + "xxx").getBytes(UTF_8)).hasLength(60);
    assertThat(named("é".repeat(29) + "x€").getBytes(UTF_8)).hasLength(59);
  }

  @Test
  public void noticesThatAreNotOursAreIgnored() {
    Map<String, String> good = new TableNotice(TABLE, "n", "kojak", 5).attributes();
    assertThat(TableNotice.of(Map.of(), 5).isPresent()).isFalse();
    assertThat(TableNotice.of(good, 0).isPresent()).isFalse();
    assertThat(TableNotice.of(good, 70000).isPresent()).isFalse();
    assertThat(with(good, "v", "2").isPresent()).isFalse();
    assertThat(with(good, "id", "xyz").isPresent()).isFalse();
    assertThat(with(good, "id", "0".repeat(17)).isPresent()).isFalse();
    assertThat(with(good, "g", "../../etc").isPresent()).isFalse();
    assertThat(with(good, "something", "new").isPresent()).isTrue();
    assertThrows(IllegalArgumentException.class, () -> new TableNotice(TABLE, "n", "A Game", 5));
    assertThrows(IllegalArgumentException.class, () -> new TableNotice(TABLE, "n", "kojak", 0));
  }

  private static Optional<TableNotice> with(
      Map<String, String> attributes, String key, String value) {
    Map<String, String> changed = new HashMap<>(attributes);
    changed.put(key, value);
    return TableNotice.of(changed, 5);
  }

  private static String named(String name) {
    return new TableNotice(TABLE, name, "", 1).name();
  }
}
