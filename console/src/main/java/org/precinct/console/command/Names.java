package org.precinct.console.command;

import java.util.Locale;
import org.precinct.console.Main;

/** What people are called unless they say so. */
final class Names {
  private Names() {}

  static String orUser(String name, Main main) {
    if (!name.isBlank()) return name;
    String user = main.around().environment().getOrDefault("USER", "").trim();
    if (user.isEmpty() || user.equals("root")) return main.words().get("setup.nobody");
    return user.substring(0, 1).toUpperCase(Locale.ROOT) + user.substring(1);
  }
}
