package com.google.android.gms.nearby.connection;

import com.google.android.gms.common.api.CommonStatusCodes;

public final class ConnectionsStatusCodes extends CommonStatusCodes {
  public static final int STATUS_OK = 0;
  public static final int STATUS_ALREADY_ADVERTISING = 8001;
  public static final int STATUS_ALREADY_DISCOVERING = 8002;
  public static final int STATUS_ALREADY_CONNECTED_TO_ENDPOINT = 8003;
  public static final int STATUS_CONNECTION_REJECTED = 8004;
  public static final int STATUS_NOT_CONNECTED_TO_ENDPOINT = 8005;
  public static final int STATUS_RADIO_ERROR = 8007;
  public static final int STATUS_OUT_OF_ORDER_API_CALL = 8009;
  public static final int STATUS_ENDPOINT_UNKNOWN = 8011;
  public static final int STATUS_ENDPOINT_IO_ERROR = 8012;
  public static final int MISSING_SETTING_LOCATION_MUST_BE_ON = 8025;
  public static final int MISSING_PERMISSION_NEARBY_WIFI_DEVICES = 8029;
  public static final int MISSING_PERMISSION_BLUETOOTH_CONNECT = 8039;
  public static final int API_CONNECTION_FAILED_ALREADY_IN_USE = 8050;

  private ConnectionsStatusCodes() {}
}
