package org.precinct.closed;

import java.util.Locale;

/** Finds the resource compiler for this machine in the artifact that carries some of them. */
final class Aapt2 {
  private Aapt2() {}

  /** The name of the artifact's entry for the running machine. */
  static String entry() throws Problem {
    return entry(System.getProperty("os.name"), System.getProperty("os.arch"));
  }

  static String entry(String os, String arch) throws Problem {
    boolean intel = arch.equals("amd64") || arch.equals("x86_64");
    if (os.equals("Linux") && intel) return "prebuilt/linux/aapt2";
    if (os.toLowerCase(Locale.ROOT).startsWith("mac")) return "prebuilt/macosx/aapt2"; // both kinds
    throw new Problem(
        "An Android SDK cannot be assembled for "
            + os
            + " on "
            + arch
            + ": no Maven artifact has aapt2 for it.\n"
            + "Install the Android SDK (platform 35) and set ANDROID_HOME to it.");
  }
}
