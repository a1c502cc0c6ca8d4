package org.precinct.engine;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import okio.Buffer;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.bleus.proto.PlayerView;
import org.precinct.engine.bleus.proto.TurnView;
import org.precinct.engine.bleus.proto.View;

public final class RereaderTest {
  private static final Rereader<View, View.Builder> READER =
      Rereader.of(View.ADAPTER)
          .rows(11, PlayerView.ADAPTER, view -> view.players, (view, all) -> view.players = all)
          .field(12, (from, to) -> to.supply = from.supply)
          .field(14, (from, to) -> to.turn = from.turn);

  private static View view(int seq, int... points) {
    View.Builder view = new View.Builder().seq(seq).round(2).supply(List.of(3, 200, 0));
    for (int each : points) view.players.add(new PlayerView.Builder().points(each).build());
    return view.build();
  }

  private static Reading<View> reading(View view) {
    return new Reading<>(View.ADAPTER.encodeByteString(view), view);
  }

  private static View read(ByteString bytes, View before) throws IOException {
    return READER.read(bytes, Optional.of(reading(before))).view();
  }

  private static View read(View view, View before) throws IOException {
    return read(View.ADAPTER.encodeByteString(view), before);
  }

  @Test
  public void rowsThatHaveNotChangedAreTheSameObjects() throws Exception {
    View before = view(1, 0, 300, 7);
    View now = view(2, 0, 301, 7);
    View read = read(now, before);
    assertThat(read).isEqualTo(now);
    assertThat(read.players.get(0)).isSameInstanceAs(before.players.get(0));
    assertThat(read.players.get(2)).isSameInstanceAs(before.players.get(2));
    assertThat(read.players.get(1).points).isEqualTo(301);
  }

  /** What was found out about the bytes of one view helps with the next, and so on. */
  @Test
  public void viewsAreReadOneAfterTheOther() throws Exception {
    List<View> views =
        List.of(
            view(1, 1, 2), view(2, 1, 3), view(3), view(4, 1, 3), view(5, 1, 3), view(6, 4, 3, 1));
    Optional<Reading<View>> before = Optional.empty();
    for (View view : views) {
      Reading<View> read = READER.read(View.ADAPTER.encodeByteString(view), before);
      assertThat(read.view()).isEqualTo(view);
      before = Optional.of(read);
    }
  }

  @Test
  public void largeFieldsThatHaveNotChangedAreTheSameObjects() throws Exception {
    TurnView turn = new TurnView.Builder().funding(7).played(List.of(4, 4)).build();
    View before = view(1, 5).newBuilder().turn(turn).build();
    View same = read(view(2, 6).newBuilder().turn(turn).build(), before);
    assertThat(same.turn).isSameInstanceAs(before.turn);
    assertThat(same.supply).isSameInstanceAs(before.supply);
    assertThat(same.seq).isEqualTo(2);

    TurnView richer = turn.newBuilder().funding(8).build();
    View other = before.newBuilder().turn(richer).supply(List.of(3, 199, 0)).build();
    assertThat(read(other, before)).isEqualTo(other);
    View without = before.newBuilder().turn(null).supply(List.of()).build();
    assertThat(read(without, before)).isEqualTo(without);
    assertThat(read(before, without)).isEqualTo(before);
  }

  /** A message within a message may come in two pieces, which are one. */
  @Test
  public void piecesOfAFieldBelongTogether() throws Exception {
    View before = view(1, 1).newBuilder().turn(new TurnView.Builder().force(3).build()).build();
    ByteString more =
        new Buffer()
            .write(View.ADAPTER.encode(before))
            .write(
                View.ADAPTER.encode(
                    new View.Builder().turn(new TurnView.Builder().tension(9).build()).build()))
            .readByteString();
    assertThat(read(more, before)).isEqualTo(View.ADAPTER.decode(more));
    Reading<View> first = READER.read(more, Optional.empty());
    assertThat(READER.read(more, Optional.of(first)).view()).isEqualTo(first.view());
  }

  @Test
  public void theFirstViewAndOtherNumbersOfRowsAreReadWhole() throws Exception {
    View now = view(2, 1, 2);
    Reading<View> first = READER.read(View.ADAPTER.encodeByteString(now), Optional.empty());
    assertThat(first.view()).isEqualTo(now);
    assertThat(read(now, view(1))).isEqualTo(now);
    assertThat(read(now, view(1, 1, 2, 3))).isEqualTo(now);
    assertThat(read(view(2), now)).isEqualTo(view(2));
  }

  /** A message may be written in any order, and in pieces. */
  @Test
  public void rowsApartAreReadWhole() throws Exception {
    View before = view(1, 1, 2);
    ByteString halves =
        new Buffer()
            .write(View.ADAPTER.encode(view(1, 1)))
            .write(
                View.ADAPTER.encode(new View.Builder().seq(5).players(view(1, 2).players).build()))
            .readByteString();
    assertThat(read(halves, before)).isEqualTo(before.newBuilder().seq(5).build());
    ByteString four = new Buffer().write(halves).write(halves).readByteString();
    assertThat(read(four, view(1, 1, 2, 1, 2))).isEqualTo(View.ADAPTER.decode(four));
    assertThat(View.ADAPTER.decode(four).players).hasSize(4);
  }

  @Test
  public void fieldsOfANewerBuildAreKept() throws Exception {
    ByteString newer =
        new Buffer()
            .write(View.ADAPTER.encode(view(1, 1, 2)))
            .write(ByteString.decodeHex("f90601020304050607089d070102030488079601"))
            .readByteString();
    View read = read(newer, view(0, 1, 3));
    assertThat(read).isEqualTo(View.ADAPTER.decode(newer));
    assertThat(read.unknownFields().size()).isGreaterThan(10);
  }

  @Test
  public void whatIsNoViewIsRefusedAsEver() {
    View before = view(1, 1, 2);
    ByteString bytes = View.ADAPTER.encodeByteString(before);
    for (int size = bytes.size() - 1; size > 0; size--) {
      ByteString torn = bytes.substring(0, size);
      View whole;
      try {
        whole = View.ADAPTER.decode(torn);
      } catch (IOException expected) {
        assertThrows(IOException.class, () -> read(torn, before));
        continue;
      }
      try {
        assertThat(read(torn, before)).isEqualTo(whole);
      } catch (IOException e) {
        throw new AssertionError("refused only here", e);
      }
    }
    assertThrows(IOException.class, () -> read(ByteString.decodeHex("5aff"), before));
    assertThrows(IOException.class, () -> read(ByteString.decodeHex("ffffffffffffffffff"), before));
  }
}
