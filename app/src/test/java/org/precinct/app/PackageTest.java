package org.precinct.app;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.Test;
import org.precinct.engine.Game;
import org.precinct.engine.Games;

/** What is in the package that goes onto the phone. */
public class PackageTest {
  private static final String NEARBY = "Lcom/google/android/gms/nearby/";

  @Test
  public void nearbyIsTheRealLibraryOrNotThereAtAll() throws IOException {
    List<String> classes = classes();
    assertThat(classes).contains("Lorg/precinct/nearby/GoogleNeighbourhood;");

    List<String> nearby = classes.stream().filter(name -> name.startsWith(NEARBY)).toList();
    if (System.getProperty("precinct.nearby").equals("real")) {
      assertThat(nearby).contains(NEARBY + "Nearby;");
    } else {
      assertThat(nearby).isEmpty();
    }
  }

  @Test
  public void roomAndTheEngineAreThere() throws IOException {
    List<String> classes = classes();
    assertThat(classes)
        .containsAtLeast("Lorg/precinct/app/PrecinctDatabase_Impl;", "Lorg/precinct/engine/Games;");
  }

  @Test
  public void everyGameFindsItsCardsThere() throws IOException {
    try (ZipFile zip = new ZipFile(packaged())) {
      for (Game<?, ?, ?, ?> game : Games.all()) {
        String cards = game.getClass().getPackageName().replace('.', '/') + "/(kit/)?[^/]+\\.csv";
        assertWithMessage(game.info().id())
            .that(zip.stream().anyMatch(entry -> entry.getName().matches(cards)))
            .isTrue();
      }
    }
  }

  @Test
  public void everyRuleOfTheBaselineProfileNamesSomething() throws IOException {
    List<String> classes = classes();
    int rules = 0;
    for (String line : Files.readAllLines(Path.of("src/main/baseline-prof.txt"))) {
      if (line.startsWith("#")) continue;
      String named = line.replaceFirst("^[HSP]+", "").replaceFirst("->.*", "");
      String pattern = "\\Q" + named.replace("**", "\\E.*\\Q") + "\\E";
      assertWithMessage(line).that(classes.stream().anyMatch(one -> one.matches(pattern))).isTrue();
      rules++;
    }
    assertThat(rules).isAtLeast(10);
  }

  private static File packaged() {
    File folder = new File(System.getProperty("precinct.apk"));
    File[] packages = folder.listFiles((in, name) -> name.endsWith(".apk"));
    assertThat(packages).hasLength(1);
    return packages[0];
  }

  private static List<String> classes() throws IOException {
    List<String> names = new ArrayList<>();
    try (ZipFile zip = new ZipFile(packaged())) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        if (!entry.getName().endsWith(".dex")) continue;
        byte[] dex = zip.getInputStream(entry).readAllBytes();
        names.addAll(definedIn(ByteBuffer.wrap(dex).order(ByteOrder.LITTLE_ENDIAN)));
      }
    }
    return names;
  }

  /** The classes that a dex file defines; those it only mentions are not among them. */
  private static List<String> definedIn(ByteBuffer dex) {
    int strings = dex.getInt(0x3c);
    int types = dex.getInt(0x44);
    int count = dex.getInt(0x60);
    int classes = dex.getInt(0x64);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int type = dex.getInt(classes + 32 * i);
      int text = dex.getInt(strings + 4 * dex.getInt(types + 4 * type));
      while (dex.get(text) < 0) text++; // the length, seven bits a byte
      int start = ++text;
      while (dex.get(text) != 0) text++;
      names.add(new String(dex.array(), start, text - start, StandardCharsets.UTF_8));
    }
    return names;
  }
}
