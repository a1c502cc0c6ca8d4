package org.precinct.engine.pennies;

import com.squareup.wire.FieldEncoding;
import com.squareup.wire.Message;
import com.squareup.wire.ProtoAdapter;
import com.squareup.wire.ProtoReader;
import com.squareup.wire.ProtoWriter;
import com.squareup.wire.Syntax;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import okio.ByteString;

/** The only message of {@link Pennies}: some numbers. What a schema compiler would have made. */
public final class Note extends Message<Note, Note.Builder> {
  public static final ProtoAdapter<Note> ADAPTER = new Adapter();

  private static final long serialVersionUID = 0L;

  final transient List<Integer> numbers;

  Note(List<Integer> numbers) {
    super(ADAPTER, ByteString.EMPTY);
    this.numbers = List.copyOf(numbers);
  }

  public static Note of(int... numbers) {
    List<Integer> list = new ArrayList<>();
    for (int number : numbers) list.add(number);
    return new Note(list);
  }

  public int at(int index) {
    return index < numbers.size() ? numbers.get(index) : -1;
  }

  @Override
  public Builder newBuilder() {
    Builder builder = new Builder();
    builder.numbers.addAll(numbers);
    return builder;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Note note && note.numbers.equals(numbers);
  }

  @Override
  public int hashCode() {
    return numbers.hashCode();
  }

  @Override
  public String toString() {
    return "Note{numbers=" + numbers + "}";
  }

  /** Collects numbers. */
  static final class Builder extends Message.Builder<Note, Builder> {
    final List<Integer> numbers = new ArrayList<>();

    @Override
    public Note build() {
      return new Note(numbers);
    }
  }

  private static final class Adapter extends ProtoAdapter<Note> {
    Adapter() {
      super(FieldEncoding.LENGTH_DELIMITED, Note.class, "", Syntax.PROTO_3, null);
    }

    @Override
    public int encodedSize(Note note) {
      return INT32.asRepeated().encodedSizeWithTag(1, note.numbers);
    }

    @Override
    public void encode(ProtoWriter writer, Note note) throws IOException {
      INT32.asRepeated().encodeWithTag(writer, 1, note.numbers);
    }

    @Override
    public Note decode(ProtoReader reader) throws IOException {
      Builder builder = new Builder();
      long token = reader.beginMessage();
      for (int tag; (tag = reader.nextTag()) != -1; ) {
        if (tag == 1) builder.numbers.add(INT32.decode(reader));
        else reader.readUnknownField(tag);
      }
      reader.endMessageAndGetUnknownFields(token);
      return builder.build();
    }

    @Override
    public Note redact(Note note) {
      return note;
    }
  }
}
