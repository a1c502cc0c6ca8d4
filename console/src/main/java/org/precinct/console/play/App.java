package org.precinct.console.play;

/** What this build calls itself, for people. */
public final class App {
  public static final String VERSION = version();

  private App() {}

  private static String version() {
    String version = App.class.getPackage().getImplementationVersion();
    return version == null ? "dev" : version;
  }
}
