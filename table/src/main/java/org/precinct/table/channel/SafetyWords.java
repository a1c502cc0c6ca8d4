package org.precinct.table.channel;

import java.util.List;
import okio.ByteString;
import org.precinct.engine.Sha256;

/**
 * The words that two people compare. All of them are written alike in English and in French, so
 * both screens show the same, whatever their languages; any two differ in three letters at least,
 * and no two begin with the same four.
 */
final class SafetyWords {

  static final int COUNT = 4;

  static final List<String> LIST =
      List.of(
          ("accent action addition album alibi animal anorak aspect avenue bagel "
                  + "ballet bandit banjo banquet beige bikini biscuit blizzard bonbon bonus "
                  + "boutique bravo brunch budget cabaret cactus canal canyon caprice "
                  + "capsule caramel cascade casino caviar centre certain chalet chance "
                  + "chaos charade citron client cobra cognac collage colonel concept condor "
                  + "contact costume coupon coyote culture curling curry cycle danger dense "
                  + "dental direct divan dollar domino double dragon effort empire enclave "
                  + "encore essence evasion excuse expert express extra facile fanfare "
                  + "fiasco finance flash force fruit furtive fusion garage gazelle geyser "
                  + "gnome gospel gourmet grand gratin grill grimace guide habitat hamster "
                  + "hobby hockey horizon igloo image immense impact index indigo instant "
                  + "jackpot jaguar jargon jersey joker journal jungle junior justice kayak "
                  + "kebab ketchup kimono koala laser lavabo lichen local machine maestro "
                  + "magma mambo martini mascara match maximum melon menace message microbe "
                  + "million mimosa minute mobile moment motel mousse muscle musical mustang "
                  + "nature nectar nickel ninja nougat oasis octave olive opinion oracle "
                  + "origami ozone palace palette panda papyrus parasol parking pastel patio "
                  + "pause penalty pendant photo piano pigment pirate piston pizza plaque "
                  + "plateau poncho portion prairie praline prince public pudding puzzle "
                  + "python quiche quota radar rafting ravioli record refrain reptile "
                  + "risotto robot rosette route rugby safari sardine sauna science scooter "
                  + "secret serpent service sherpa signal simple slalom slogan snack sonar "
                  + "soprano sorbet sphinx spiral sponsor sport square statue steak studio "
                  + "style sublime sultan surface table tarot tartan tennis timbre toast "
                  + "tombola torrent tramway transit trident tunnel turbine unique urgent "
                  + "valise verdict version violet virus vital volume voyage western yacht "
                  + "zigzag zombie")
              .split(" "));

  private SafetyWords() {}

  /** The words of a handshake and the two numbers that were drawn for it. */
  static String of(ByteString handshake, ByteString guest, ByteString host) {
    ByteString hash = Sha256.of(ByteString.encodeUtf8("precinct words"), handshake, guest, host);
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < COUNT; i++) {
      words.append(i == 0 ? "" : " ").append(LIST.get(hash.getByte(i) & 0xFF));
    }
    return words.toString();
  }
}
