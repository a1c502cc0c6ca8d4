package com.google.android.gms.nearby.connection;

public @interface ConnectionType {
  int BALANCED = 0;
  int DISRUPTIVE = 1;
  int NON_DISRUPTIVE = 2;
}
