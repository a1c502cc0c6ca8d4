package org.precinct.nearby;

import static com.google.common.truth.Truth.assertThat;

import androidx.test.core.app.ApplicationProvider;
import com.google.android.gms.common.ConnectionResult;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

@RunWith(RobolectricTestRunner.class)
public class ServicesTest {
  private final ClassLoader packaged = getClass().getClassLoader();

  @Test
  public void aPackageWithoutTheLibraryHasNoNeighbourhood() {
    ClassLoader bare =
        new ClassLoader(packaged) {
          @Override
          protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.startsWith("com.google.android.gms.nearby.")) {
              throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
          }
        };
    assertThat(Services.presence(bare, () -> ConnectionResult.SUCCESS))
        .isEqualTo(NearbyPresence.NOT_PACKAGED);
  }

  @Test
  public void theStateOfThePhonesServicesDecides() {
    assertThat(with(ConnectionResult.SUCCESS)).isEqualTo(NearbyPresence.READY);
    assertThat(with(ConnectionResult.SERVICE_MISSING)).isEqualTo(NearbyPresence.NO_SERVICES);
    assertThat(with(ConnectionResult.SERVICE_INVALID)).isEqualTo(NearbyPresence.NO_SERVICES);
    assertThat(with(ConnectionResult.SERVICE_UPDATING)).isEqualTo(NearbyPresence.SERVICES_OUTDATED);
    assertThat(with(ConnectionResult.SERVICE_VERSION_UPDATE_REQUIRED))
        .isEqualTo(NearbyPresence.SERVICES_OUTDATED);
    assertThat(with(ConnectionResult.SERVICE_DISABLED)).isEqualTo(NearbyPresence.SERVICES_DISABLED);
  }

  @Test
  public void aPhoneWithoutGoogleHasNoNeighbourhood() {
    var phone = ApplicationProvider.getApplicationContext();
    assertThat(NearbyPresence.of(phone)).isEqualTo(NearbyPresence.NO_SERVICES);
  }

  private NearbyPresence with(int services) {
    return Services.presence(packaged, () -> services);
  }
}
