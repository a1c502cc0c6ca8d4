package org.precinct.app.links;

import android.content.Intent;
import java.util.List;
import java.util.Optional;
import org.precinct.table.carrier.Obstacle;
import org.precinct.table.carrier.Radios;
import org.precinct.table.carrier.Role;
import org.precinct.table.carrier.Transport;

/** What this phone has to reach others with, and how to switch it on. */
public interface PhoneRadios extends Radios {

  /** The permissions to ask for, those not given yet; see {@link NeededPermissions#needed}. */
  List<String> missing(Transport transport, Role role);

  /**
   * The system's screen that removes an obstacle, to be started for a result by an activity. The
   * links notice by themselves what it changed, except for {@link Obstacle#PERMISSION}, whose
   * screen is the one for people who have refused for good. Empty where no screen helps.
   */
  Optional<Intent> remedy(Obstacle obstacle);

  /**
   * The system's question whether other phones may find this one by Bluetooth, for five minutes.
   * Switches Bluetooth on as well. Phones that are paired with this one find it anyway.
   */
  Intent beDiscoverable();
}
