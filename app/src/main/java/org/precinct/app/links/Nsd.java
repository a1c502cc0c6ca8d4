package org.precinct.app.links;

import android.net.nsd.NsdManager;
import android.net.nsd.NsdServiceInfo;

/** What {@link NsdDiscovery} needs of the system's {@link NsdManager}, which tests cannot make. */
interface Nsd {

  void register(NsdServiceInfo info, NsdManager.RegistrationListener listener);

  void unregister(NsdManager.RegistrationListener listener);

  void discover(String type, NsdManager.DiscoveryListener listener);

  void stopDiscovery(NsdManager.DiscoveryListener listener);

  void resolve(NsdServiceInfo info, NsdManager.ResolveListener listener);

  /** The system's. */
  static Nsd of(NsdManager manager) {
    return new Nsd() {
      @Override
      public void register(NsdServiceInfo info, NsdManager.RegistrationListener listener) {
        manager.registerService(info, NsdManager.PROTOCOL_DNS_SD, listener);
      }

      @Override
      public void unregister(NsdManager.RegistrationListener listener) {
        manager.unregisterService(listener);
      }

      @Override
      public void discover(String type, NsdManager.DiscoveryListener listener) {
        manager.discoverServices(type, NsdManager.PROTOCOL_DNS_SD, listener);
      }

      @Override
      public void stopDiscovery(NsdManager.DiscoveryListener listener) {
        manager.stopServiceDiscovery(listener);
      }

      @Override
      @SuppressWarnings("deprecation") // what replaces it came with Android 14
      public void resolve(NsdServiceInfo info, NsdManager.ResolveListener listener) {
        manager.resolveService(info, listener);
      }
    };
  }
}
