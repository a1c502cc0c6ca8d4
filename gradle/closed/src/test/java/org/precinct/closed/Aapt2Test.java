package org.precinct.closed;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import org.junit.Test;

public class Aapt2Test {
  @Test
  public void linuxOnIntel() throws Exception {
    assertThat(Aapt2.entry("Linux", "amd64")).isEqualTo("prebuilt/linux/aapt2");
  }

  @Test
  public void macOnBothKindsOfProcessor() throws Exception {
    assertThat(Aapt2.entry("Mac OS X", "aarch64")).isEqualTo("prebuilt/macosx/aapt2");
    assertThat(Aapt2.entry("Mac OS X", "x86_64")).isEqualTo("prebuilt/macosx/aapt2");
  }

  @Test
  public void otherMachinesAreToldWhatToDo() {
    Problem problem = assertThrows(Problem.class, () -> Aapt2.entry("Linux", "aarch64"));
    assertThat(problem).hasMessageThat().contains("Linux on aarch64");
    assertThat(problem).hasMessageThat().contains("set ANDROID_HOME");
    assertThrows(Problem.class, () -> Aapt2.entry("SunOS", "amd64"));
  }
}
