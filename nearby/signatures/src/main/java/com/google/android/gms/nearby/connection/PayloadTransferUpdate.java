package com.google.android.gms.nearby.connection;

public final class PayloadTransferUpdate {
  private final long payloadId;
  private final int status;

  private PayloadTransferUpdate(long payloadId, int status) {
    this.payloadId = payloadId;
    this.status = status;
  }

  public long getPayloadId() {
    return payloadId;
  }

  public int getStatus() {
    return status;
  }

  public static final class Builder {
    private long payloadId;
    private int status;

    public Builder setPayloadId(long payloadId) {
      this.payloadId = payloadId;
      return this;
    }

    public Builder setStatus(int status) {
      this.status = status;
      return this;
    }

    public PayloadTransferUpdate build() {
      return new PayloadTransferUpdate(payloadId, status);
    }
  }

  public @interface Status {
    int SUCCESS = 1;
    int FAILURE = 2;
    int IN_PROGRESS = 3;
    int CANCELED = 4;
  }
}
