package org.precinct.app.links;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.Assert.assertEquals;
import static org.precinct.app.AndroidsKt.OLDEST;

import java.io.File;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.Test;
import org.precinct.table.carrier.Role;
import org.precinct.table.carrier.Transport;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

public class NeededPermissionsTest {
  /** Newer than any Android here to test on. */
  private static final int LAST = 37;

  private static final String PREFIX = "android.permission.";

  /** By version of Android: Bluetooth for hosts and for guests, Nearby and Wi-Fi for both. */
  private static final String TABLE =
      """
      26 | - | ACCESS_COARSE_LOCATION | ACCESS_COARSE_LOCATION | -
      27 | - | ACCESS_COARSE_LOCATION | ACCESS_COARSE_LOCATION | -
      28 | - | ACCESS_COARSE_LOCATION | ACCESS_COARSE_LOCATION | -
      29 | - | ACCESS_FINE_LOCATION | ACCESS_FINE_LOCATION | -
      30 | - | ACCESS_FINE_LOCATION | ACCESS_FINE_LOCATION | -
      31 | C S A | C S | C S A ACCESS_COARSE_LOCATION ACCESS_FINE_LOCATION | -
      32 | C S A | C S | C S A ACCESS_COARSE_LOCATION ACCESS_FINE_LOCATION | -
      33 | C S A | C S | C S A NEARBY_WIFI_DEVICES | -
      34 | C S A | C S | C S A NEARBY_WIFI_DEVICES | -
      35 | C S A | C S | C S A NEARBY_WIFI_DEVICES | -
      36 | C S A | C S | C S A NEARBY_WIFI_DEVICES | -
      37 | C S A | C S | C S A NEARBY_WIFI_DEVICES | ACCESS_LOCAL_NETWORK
      """;

  @Test
  public void everyVersionHasItsOwn() {
    List<String> rows = TABLE.lines().toList();
    assertThat(rows).hasSize(LAST - OLDEST + 1);
    for (String row : rows) {
      String[] cells = row.split(" \\| ");
      int api = Integer.parseInt(cells[0]);
      check(row, cells[1], NeededPermissions.needed(Transport.BLUETOOTH, Role.HOST, api));
      check(row, cells[2], NeededPermissions.needed(Transport.BLUETOOTH, Role.JOIN, api));
      check(row, cells[3], NeededPermissions.needed(Transport.NEARBY, Role.HOST, api));
      check(row, cells[3], NeededPermissions.needed(Transport.NEARBY, Role.JOIN, api));
      check(row, cells[4], NeededPermissions.needed(Transport.WIFI, Role.HOST, api));
      check(row, cells[4], NeededPermissions.needed(Transport.WIFI, Role.JOIN, api));
    }
  }

  private static void check(String row, String cell, List<String> needed) {
    List<String> expected = new ArrayList<>();
    for (String word : cell.equals("-") ? new String[0] : cell.split(" ")) {
      expected.add(
          PREFIX
              + switch (word) {
                case "C" -> "BLUETOOTH_CONNECT";
                case "S" -> "BLUETOOTH_SCAN";
                case "A" -> "BLUETOOTH_ADVERTISE";
                default -> word;
              });
    }
    assertWithMessage(row).that(needed).containsExactlyElementsIn(expected);
  }

  @Test
  public void severalTransportsAskOnceForEach() {
    EnumSet<Transport> all = EnumSet.allOf(Transport.class);
    assertThat(NeededPermissions.needed(all, Role.HOST, 34)).containsNoDuplicates();
    assertThat(NeededPermissions.needed(all, Role.HOST, 34))
        .containsExactlyElementsIn(NeededPermissions.needed(Transport.NEARBY, Role.HOST, 34));
    assertThat(NeededPermissions.needed(EnumSet.noneOf(Transport.class), Role.HOST, 34)).isEmpty();
  }

  @Test
  public void locationIsAskedForUntilAndroid12Only() {
    EnumSet<Transport> all = EnumSet.allOf(Transport.class);
    for (int api = OLDEST; api <= LAST; api++) {
      assertEquals(
          api <= 32,
          NeededPermissions.asksForLocation(NeededPermissions.needed(all, Role.JOIN, api)));
    }
  }

  /** What is asked for must be declared for that version, or the system refuses silently. */
  @Test
  public void theManifestDeclaresThem() throws Exception {
    Map<String, Integer> declared = declared();
    for (int api = OLDEST; api <= LAST; api++) {
      for (Transport transport : Transport.values()) {
        for (Role role : Role.values()) {
          for (String permission : NeededPermissions.needed(transport, role, api)) {
            assertWithMessage(api + " " + permission)
                .that(declared.getOrDefault(permission, 0))
                .isAtLeast(api);
          }
        }
      }
      assertThat(declared.get(PREFIX + "INTERNET")).isAtLeast(api);
    }
    // What came with Android 12 replaces these; asking for more than needed would be found odd.
    assertThat(declared).containsEntry(PREFIX + "BLUETOOTH", 30);
    assertThat(declared).containsEntry(PREFIX + "BLUETOOTH_ADMIN", 30);
    assertThat(declared).containsEntry(PREFIX + "ACCESS_FINE_LOCATION", 32);
  }

  /** Permissions with the last version they are for. */
  private static Map<String, Integer> declared() throws Exception {
    NodeList elements =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new File("src/main/AndroidManifest.xml"))
            .getElementsByTagName("uses-permission");
    Map<String, Integer> declared = new HashMap<>();
    for (int i = 0; i < elements.getLength(); i++) {
      Element element = (Element) elements.item(i);
      String last = element.getAttribute("android:maxSdkVersion");
      declared.put(
          element.getAttribute("android:name"),
          last.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(last));
    }
    return declared;
  }
}
