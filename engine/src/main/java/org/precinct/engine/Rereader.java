package org.precinct.engine;

import com.squareup.wire.Message;
import com.squareup.wire.ProtoAdapter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import okio.ByteString;

/**
 * Reads views with the help of the one before. A step changes little of a view; large fields that
 * are encoded as they were are taken over, because to decode them again would be most of the work.
 *
 * <p>It looks at nothing but where fields lie, and leaves whatever it does not expect to the
 * adapter of the whole view.
 *
 * @param <V> the view
 * @param <B> its builder
 */
public final class Rereader<V extends Message<V, B>, B extends Message.Builder<V, B>> {
  private final ProtoAdapter<V> views;
  private final List<Part<V, B>> parts;

  /** By field number: 1 + the part's index, or 0. */
  private final int[] places;

  private Rereader(ProtoAdapter<V> views, List<Part<V, B>> parts) {
    this.views = views;
    this.parts = parts;
    int last = 0;
    for (Part<V, B> part : parts) last = Math.max(last, part.field());
    places = new int[last + 1];
    for (int i = 0; i < parts.size(); i++) places[parts.get(i).field()] = i + 1;
  }

  /** One that takes nothing over yet. */
  public static <V extends Message<V, B>, B extends Message.Builder<V, B>> Rereader<V, B> of(
      ProtoAdapter<V> views) {
    return new Rereader<>(views, List.of());
  }

  /**
   * The same that takes over a field as well, which must not be an enum: values that this build
   * does not know are kept outside of it.
   *
   * @param number the field's
   * @param copy puts it from a view into a builder
   */
  public Rereader<V, B> field(int number, BiConsumer<V, B> copy) {
    return with(new Whole<>(number, copy));
  }

  /**
   * The same that takes over a repeated field of messages, each of them for itself.
   *
   * @param number the field's
   * @param of the rows of a view
   * @param put puts rows into a builder
   */
  public <R extends Message<R, ?>> Rereader<V, B> rows(
      int number, ProtoAdapter<R> rows, Function<V, List<R>> of, BiConsumer<B, List<R>> put) {
    return with(new Rows<>(number, rows, of, put));
  }

  private Rereader<V, B> with(Part<V, B> part) {
    List<Part<V, B>> more = new ArrayList<>(parts);
    more.add(part);
    return new Rereader<>(views, more);
  }

  /** As {@link Game#read}. */
  public Reading<V> read(ByteString bytes, Optional<Reading<V>> before) throws IOException {
    FieldLayout now = layout(bytes);
    V view =
        before.isPresent() && now.isClear() ? read(bytes, now, before.get()) : views.decode(bytes);
    return new Reading<>(bytes, view, Optional.of(now));
  }

  private FieldLayout layout(ByteString bytes) {
    return new FieldLayout(bytes, places, parts.size());
  }

  private V read(ByteString bytes, FieldLayout now, Reading<V> before) throws IOException {
    FieldLayout then = before.layout().orElseGet(() -> layout(before.bytes()));
    if (!then.isClear()) return views.decode(bytes);
    boolean[] taken = new boolean[parts.size()];
    boolean any = false;
    for (int i = 0; i < taken.length; i++) {
      taken[i] = now.pieces(i) > 0 && parts.get(i).isKnown(now, then, i);
      any |= taken[i];
    }
    if (!any) return views.decode(bytes);
    B view = views.decode(now.without(taken)).newBuilder();
    for (int i = 0; i < taken.length; i++) {
      if (taken[i]) parts.get(i).put(now, then, i, before.view(), view);
    }
    return view.build();
  }

  /** A field that may be taken over. */
  private interface Part<V, B> {
    int field();

    /** Whether it need not be decoded with the rest. */
    boolean isKnown(FieldLayout now, FieldLayout then, int index);

    void put(FieldLayout now, FieldLayout then, int index, V old, B view) throws IOException;
  }

  private record Whole<V, B>(int field, BiConsumer<V, B> copy) implements Part<V, B> {
    @Override
    public boolean isKnown(FieldLayout now, FieldLayout then, int index) {
      return now.isLike(then, index);
    }

    @Override
    public void put(FieldLayout now, FieldLayout then, int index, V old, B view) {
      copy.accept(old, view);
    }
  }

  private record Rows<V, B, R extends Message<R, ?>>(
      int field, ProtoAdapter<R> adapter, Function<V, List<R>> of, BiConsumer<B, List<R>> put)
      implements Part<V, B> {
    @Override
    public boolean isKnown(FieldLayout now, FieldLayout then, int index) {
      return now.pieces(index) == then.pieces(index);
    }

    @Override
    public void put(FieldLayout now, FieldLayout then, int index, V old, B view)
        throws IOException {
      List<R> rows = of.apply(old);
      if (!now.isLike(then, index)) {
        rows = new ArrayList<>(rows);
        for (int i = 0; i < rows.size(); i++) {
          if (!now.isLike(then, index, i)) rows.set(i, adapter.decode(now.bytes(index, i)));
        }
      }
      put.accept(view, rows);
    }
  }
}
