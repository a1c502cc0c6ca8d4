package com.google.android.gms.nearby.connection;

public final class PayloadTransferUpdate {
  private final int status;

  private PayloadTransferUpdate(int status) {
    this.status = status;
  }

  public int getStatus() {
    return status;
  }

  public static final class Builder {
    private int status;

    public Builder setStatus(int status) {
      this.status = status;
      return this;
    }

    public PayloadTransferUpdate build() {
      return new PayloadTransferUpdate(status);
    }
  }

  public @interface Status {
    int SUCCESS = 1;
    int FAILURE = 2;
    int IN_PROGRESS = 3;
    int CANCELED = 4;
  }
}
