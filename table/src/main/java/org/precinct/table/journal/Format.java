package org.precinct.table.journal;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import okio.ByteString;
import org.precinct.engine.Sha256;

/**
 * The bytes of a journal's file, all numbers big-endian:
 *
 * <pre>
 *   file    = header group*
 *   header  = 8 bytes  89 'P' 'C' 'T' 0D 0A 1A 0A
 *             u32      format, 1
 *             u64      id, random for each file
 *             u32      CRC-32 of the 20 bytes before
 *   group   = u32      n, the length of the body; never 0
 *             u32      CRC-32 of id, offset of the group in the file (u64), n
 *             n bytes  body = (u32 length, entry)+
 *             8 bytes  the first 8 of SHA-256 of id, offset, n, body
 * </pre>
 *
 * <p>A group is what one {@code append} wrote: all of its entries or none are there. Because a
 * group's checks cover the file's id and the group's place, bytes of another file or of another
 * place, as a file system may leave behind after a crash, are never taken for a group.
 *
 * <p>A crash can only hurt the group that was being written, and that is the last one: what does
 * not check out and is followed by nothing that does is a torn tail and is cut on opening. If a
 * whole group follows, the file was damaged in some other way, and is refused: cutting would throw
 * away moves that people were told are safe.
 */
final class Format {

  static final int VERSION = 1;
  static final int HEADER = 24;

  /** The longest body of a group. A table's largest entry is far below. */
  static final int LONGEST_BODY = 16 << 20;

  private static final byte[] MAGIC = {(byte) 0x89, 'P', 'C', 'T', '\r', '\n', 0x1A, '\n'};
  private static final int GROUP_HEADER = 8;
  private static final int GROUP_CHECK = 8;

  private Format() {}

  static byte[] header(long id) {
    ByteBuffer header = ByteBuffer.allocate(HEADER).put(MAGIC).putInt(VERSION).putLong(id);
    return header.putInt(crc(header.array(), HEADER - 4)).array();
  }

  /** The file's id. */
  static long id(byte[] file) throws DamagedJournal {
    if (!startsAsJournal(file)) {
      throw new DamagedJournal(
          DamagedJournal.Kind.NOT_A_JOURNAL, "This file is not a saved game of Precinct.");
    }
    ByteBuffer header = ByteBuffer.wrap(file);
    boolean whole = header.getInt(HEADER - 4) == crc(file, HEADER - 4);
    int version = header.getInt(MAGIC.length);
    if (whole && version > VERSION) {
      throw new DamagedJournal(
          DamagedJournal.Kind.NEWER_FORMAT,
          "A newer version of Precinct has saved this game; update to open it.");
    }
    if (!whole || version != VERSION) {
      throw new DamagedJournal(
          DamagedJournal.Kind.DAMAGED, "The beginning of this saved game is damaged.");
    }
    return header.getLong(MAGIC.length + 4);
  }

  private static boolean startsAsJournal(byte[] file) {
    return file.length >= HEADER && Arrays.equals(Arrays.copyOf(file, MAGIC.length), MAGIC);
  }

  /** Whether a kill while the header was being written may have left these bytes. */
  static boolean tornHeader(byte[] file) {
    if (file.length >= HEADER) {
      // A file system may have kept the length and lost the bytes.
      for (byte b : file) {
        if (b != 0) {
          return false;
        }
      }
      return true;
    }
    int known = Math.min(file.length, MAGIC.length);
    byte[] zeros = new byte[file.length];
    return Arrays.equals(Arrays.copyOf(file, known), Arrays.copyOf(MAGIC, known))
        || Arrays.equals(file, zeros);
  }

  /** A group of entries for a place in the file. */
  static byte[] group(long id, long offset, List<ByteString> entries) {
    long length = 0;
    for (ByteString entry : entries) {
      length += 4L + entry.size();
    }
    if (length > LONGEST_BODY) {
      throw new IllegalArgumentException("Entries of " + length + " bytes at once are too many.");
    }
    ByteBuffer group = ByteBuffer.allocate(GROUP_HEADER + (int) length + GROUP_CHECK);
    group.putInt((int) length).putInt(headerCheck(id, offset, (int) length));
    for (ByteString entry : entries) {
      group.putInt(entry.size()).put(entry.asByteBuffer());
    }
    byte[] bytes = group.array();
    return group.put(bodyCheck(id, offset, bytes, 0, (int) length)).array();
  }

  /** Where the group at a place ends, or -1 if there is no whole group. */
  static int groupEnd(long id, byte[] file, int at) {
    if (file.length - at < GROUP_HEADER + GROUP_CHECK) {
      return -1;
    }
    ByteBuffer bytes = ByteBuffer.wrap(file);
    int length = bytes.getInt(at);
    if (length <= 0
        || length > LONGEST_BODY
        || length > file.length - at - GROUP_HEADER - GROUP_CHECK
        || bytes.getInt(at + 4) != headerCheck(id, at, length)) {
      return -1;
    }
    int end = at + GROUP_HEADER + length;
    byte[] check = Arrays.copyOfRange(file, end, end + GROUP_CHECK);
    return Arrays.equals(check, bodyCheck(id, at, file, at, length)) ? end + GROUP_CHECK : -1;
  }

  /** The entries of a whole group, or an empty list if its body is not made of entries. */
  static List<ByteString> entries(byte[] file, int at, int end) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    List<ByteString> entries = new ArrayList<>();
    int position = at + GROUP_HEADER;
    int last = end - GROUP_CHECK;
    while (position < last) {
      int length = last - position < 4 ? -1 : bytes.getInt(position);
      if (length < 0 || length > last - position - 4) {
        return List.of();
      }
      entries.add(ByteString.of(file, position + 4, length));
      position += 4 + length;
    }
    return entries;
  }

  private static int headerCheck(long id, long offset, int length) {
    return crc(place(id, offset, length), 20);
  }

  private static byte[] bodyCheck(long id, long offset, byte[] file, int at, int length) {
    int from = at + GROUP_HEADER;
    byte[] body = Arrays.copyOfRange(file, from, from + length);
    return Arrays.copyOf(Sha256.of(place(id, offset, length), body), GROUP_CHECK);
  }

  private static byte[] place(long id, long offset, int length) {
    return ByteBuffer.allocate(20).putLong(id).putLong(offset).putInt(length).array();
  }

  private static int crc(byte[] bytes, int length) {
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }
}
