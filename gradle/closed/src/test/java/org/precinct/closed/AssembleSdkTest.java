package org.precinct.closed;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipFile;
import org.junit.BeforeClass;
import org.junit.ClassRule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Assembles an SDK around a framework of one class. */
public class AssembleSdkTest {
  @ClassRule public static final TemporaryFolder temporary = new TemporaryFolder();

  private static Path sdk;

  @BeforeClass
  public static void assemble() throws Exception {
    Path jars = temporary.getRoot().toPath().resolve("jars");
    Map<String, byte[]> framework =
        new HashMap<>(
            JavaSources.compile(
                Map.of(
                    "Phone.java",
                    "package android; public class Phone { public void ring() {} int secret; }")));
    framework.put("res/raw/tone", utf8("ring"));
    framework.put("resources.arsc", utf8("table"));
    framework.put("build.info", utf8("not for an SDK"));
    JavaSources.jar(jars.resolve("android-all-1.jar"), framework);
    JavaSources.jar(jars.resolve("apktool-lib-1.jar"), Map.of("tool/aapt2", utf8("binary")));
    sdk = temporary.getRoot().toPath().resolve("sdk");

    AssembleSdk.assemble(jars, sdk, "tool/aapt2");
  }

  @Test
  public void platformHasTheFrameworkAsStubsAndItsResources() throws Exception {
    byte[] phone = entry("android.jar", "android/Phone.class");
    Class<?> type = JavaSources.load("android.Phone", Map.of("android/Phone.class", phone));

    assertThat(type.getDeclaredMethod("ring")).isNotNull();
    assertThat(type.getDeclaredFields()).isEmpty();
    assertThat(entry("android.jar", "res/raw/tone")).isEqualTo(utf8("ring"));
    assertThat(entry("android.jar", "resources.arsc")).isEqualTo(utf8("table"));
    assertThat(entry("android.jar", "build.info")).isNull();
  }

  @Test
  public void platformHasJavaToo() throws Exception {
    for (String jar : new String[] {"android.jar", "core-for-system-modules.jar"}) {
      assertThat(entry(jar, "java/lang/Object.class")).isNotNull();
      assertThat(entry(jar, "java/util/logging/Logger.class")).isNotNull();
      assertThat(entry(jar, "org/w3c/dom/Node.class")).isNotNull();
      assertThat(entry(jar, "sun/misc/Unsafe.class")).isNull();
    }
    assertThat(entry("core-for-system-modules.jar", "android/Phone.class")).isNull();
  }

  @Test
  public void buildToolsHaveAapt2() throws Exception {
    Path aapt2 = sdk.resolve("build-tools/34.0.0/aapt2");

    assertThat(Files.readString(aapt2)).isEqualTo("binary");
    assertThat(Files.isExecutable(aapt2)).isTrue();
  }

  @Test
  public void otherToolsSayThatTheyAreNotThere() throws Exception {
    Process zipalign =
        new ProcessBuilder(sdk.resolve("build-tools/34.0.0/zipalign").toString()).start();

    assertThat(new String(zipalign.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains("not part of this SDK");
    assertThat(zipalign.waitFor()).isEqualTo(1);
  }

  /** An entry of a jar of the platform, or null where there is none. */
  private static byte[] entry(String jar, String name) throws IOException {
    try (ZipFile zip = new ZipFile(sdk.resolve("platforms/android-35").resolve(jar).toFile())) {
      return zip.getEntry(name) == null
          ? null
          : zip.getInputStream(zip.getEntry(name)).readAllBytes();
    }
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
