package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.junit.Test;
import org.precinct.console.terminal.Printer;

public final class SurroundingsTest {

  @Test
  public void theEnvironmentNamesTheEncodingEvenOfALocaleThatIsNotInstalled() {
    assertThat(Surroundings.charset(Map.of("LANG", "fr_FR.UTF-8")))
        .isEqualTo(StandardCharsets.UTF_8);
    assertThat(Surroundings.charset(Map.of("LANG", "C", "LC_ALL", "en_US.utf8")))
        .isEqualTo(StandardCharsets.UTF_8);
    Charset own = Charset.forName(System.getProperty("native.encoding"));
    assertThat(Surroundings.charset(Map.of("LANG", "C"))).isEqualTo(own);
  }

  @Test
  public void theEnvironmentNamesTheLanguage() {
    assertThat(Surroundings.locale(Map.of("LANG", "fr_CA.UTF-8"))).isEqualTo(Locale.FRENCH);
    assertThat(Surroundings.locale(Map.of("LANG", "fr_FR", "LC_MESSAGES", "en_US")))
        .isEqualTo(Locale.ENGLISH);
    assertThat(Surroundings.locale(Map.of("LANG", "C.UTF-8"))).isEqualTo(Locale.getDefault());
  }

  @Test
  public void whatAnEncodingLacksIsStoodInFor() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Printer printer = new Printer(out, StandardCharsets.ISO_8859_1);
    printer.print("« Été » – l’hôte → 1 …");
    Printer.writer(printer).println(" œuvre…");
    assertThat(out.toString(StandardCharsets.ISO_8859_1).trim())
        .isEqualTo("« Été » - l'hôte > 1 ... oeuvre.");
  }
}
