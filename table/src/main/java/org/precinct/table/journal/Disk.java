package org.precinct.table.journal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** What {@link FileJournal} asks of a file; tests put one in its place that fails or forgets. */
interface Disk extends AutoCloseable {

  long size() throws IOException;

  /** Fills a buffer from a position, or throws if the file ends before. */
  void read(ByteBuffer into, long position) throws IOException;

  /** Writes a whole buffer. After an exception any part of it may have been written. */
  void write(ByteBuffer bytes, long position) throws IOException;

  void truncate(long size) throws IOException;

  /** Returns when everything written is safe from a loss of power. */
  void force() throws IOException;

  @Override
  void close() throws IOException;

  static Disk of(FileChannel file) {
    return new Disk() {
      @Override
      public long size() throws IOException {
        return file.size();
      }

      @Override
      public void read(ByteBuffer into, long position) throws IOException {
        long at = position;
        while (into.hasRemaining()) {
          int count = file.read(into, at);
          if (count < 0) {
            throw new IOException("The journal's file became shorter while it was read.");
          }
          at += count;
        }
      }

      @Override
      public void write(ByteBuffer bytes, long position) throws IOException {
        long at = position;
        while (bytes.hasRemaining()) {
          at += file.write(bytes, at);
        }
      }

      @Override
      public void truncate(long size) throws IOException {
        file.truncate(size);
      }

      @Override
      public void force() throws IOException {
        file.force(false);
      }

      @Override
      public void close() throws IOException {
        file.close();
      }
    };
  }
}
