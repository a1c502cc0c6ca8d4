package org.precinct.closed;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Renames what a class file refers to by rewriting the texts of its constant pool.
 *
 * <p>Every name, descriptor, signature and string of a class is a text there, and the rest of the
 * file refers to it by number, so the rest stays byte for byte as it is.
 */
final class ConstantPool {
  private static final int UTF8 = 1;
  private static final int INTEGER = 3;
  private static final int FLOAT = 4;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int STRING = 8;
  private static final int FIELD = 9;
  private static final int METHOD = 10;
  private static final int INTERFACE_METHOD = 11;
  private static final int NAME_AND_TYPE = 12;
  private static final int METHOD_HANDLE = 15;
  private static final int METHOD_TYPE = 16;
  private static final int DYNAMIC = 17;
  private static final int INVOKE_DYNAMIC = 18;
  private static final int MODULE = 19;
  private static final int PACKAGE = 20;

  private ConstantPool() {}

  /**
   * Replaces each key of {@code renames} by its value, in the map's order, wherever it occurs in a
   * text. A class in which no key occurs is returned as it came.
   */
  static byte[] rename(byte[] classFile, Map<String, String> renames) throws IOException {
    String raw = new String(classFile, StandardCharsets.ISO_8859_1);
    if (renames.keySet().stream().noneMatch(raw::contains)) return classFile;

    DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
    ByteArrayOutputStream result = new ByteArrayOutputStream(classFile.length);
    DataOutputStream out = new DataOutputStream(result);
    out.writeLong(in.readLong()); // magic number and version
    int count = in.readUnsignedShort();
    out.writeShort(count);
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      out.writeByte(tag);
      switch (tag) {
        case UTF8 -> {
          String text = in.readUTF();
          for (var rename : renames.entrySet()) {
            text = text.replace(rename.getKey(), rename.getValue());
          }
          out.writeUTF(text);
        }
        case INTEGER,
                FLOAT,
                FIELD,
                METHOD,
                INTERFACE_METHOD,
                NAME_AND_TYPE,
                DYNAMIC,
                INVOKE_DYNAMIC ->
            out.writeInt(in.readInt());
        case LONG, DOUBLE -> {
          out.writeLong(in.readLong());
          i++; // takes two places of the pool
        }
        case CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE -> out.writeShort(in.readShort());
        case METHOD_HANDLE -> {
          out.writeByte(in.readByte());
          out.writeShort(in.readShort());
        }
        default -> throw new IOException("unknown constant pool tag " + tag);
      }
    }
    in.transferTo(out);
    return result.toByteArray();
  }
}
