package com.google.android.gms.nearby.connection;

import java.util.concurrent.atomic.AtomicLong;

public final class Payload {
  private static final AtomicLong IDS = new AtomicLong();

  private final long id = IDS.incrementAndGet();
  private final byte[] bytes;

  private Payload(byte[] bytes) {
    this.bytes = bytes;
  }

  public static Payload fromBytes(byte[] bytes) {
    if (bytes.length > ConnectionsClient.MAX_BYTES_DATA_SIZE) {
      throw new IllegalArgumentException(bytes.length + " bytes");
    }
    return new Payload(bytes);
  }

  /** Null for what is not a payload of bytes. */
  public byte[] asBytes() {
    return bytes;
  }

  public long getId() {
    return id;
  }

  public int getType() {
    return Type.BYTES;
  }

  public @interface Type {
    int BYTES = 1;
    int FILE = 2;
    int STREAM = 3;
  }
}
