package org.precinct.table.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** A disk in memory with room for so many bytes, whose operations can be made to fail. */
final class FaultyDisk implements Disk {

  byte[] bytes;
  int room = Integer.MAX_VALUE;
  boolean forceFails;
  boolean truncateFails;
  boolean closed;

  FaultyDisk(byte... bytes) {
    this.bytes = bytes.clone();
  }

  @Override
  public long size() {
    return bytes.length;
  }

  @Override
  public void read(ByteBuffer into, long position) {
    into.put(bytes, (int) position, into.remaining());
  }

  @Override
  public void write(ByteBuffer from, long position) throws IOException {
    int fits = Math.min(from.remaining(), Math.max(0, room - (int) position));
    bytes = Arrays.copyOf(bytes, Math.max(bytes.length, (int) position + fits));
    boolean full = fits < from.remaining();
    from.get(bytes, (int) position, fits);
    if (full) {
      throw new IOException("No space left on device");
    }
  }

  @Override
  public void truncate(long size) throws IOException {
    if (truncateFails) {
      throw new IOException("Input/output error");
    }
    if (size < bytes.length) {
      bytes = Arrays.copyOf(bytes, (int) size);
    }
  }

  @Override
  public void force() throws IOException {
    if (forceFails) {
      throw new IOException("Input/output error");
    }
  }

  @Override
  public void close() {
    closed = true;
  }
}
