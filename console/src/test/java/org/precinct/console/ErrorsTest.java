package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import okio.ByteString;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.console.kit.Dice;
import org.precinct.console.kit.Rehearsal;
import org.precinct.console.kit.Silent;
import org.precinct.console.terminal.RealTime;
import org.precinct.table.ThreadLoop;
import org.precinct.table.Version;
import org.precinct.table.channel.Doorkeeper;
import org.precinct.table.channel.Entrance;
import org.precinct.table.channel.TableId;
import org.precinct.table.journal.Journal;
import org.precinct.table.journal.Saves;
import org.precinct.table.link.TcpDoor;
import org.precinct.table.net.JoinCode;
import org.precinct.table.net.JoinPhrase;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.ToGuest;

/** Whatever goes wrong is one sentence that says what to do, and the exit code is 2. */
public final class ErrorsTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private String sentence(String... args) {
    Rehearsal rehearsal = Silent.in(folder.getRoot().toPath()).in(RealTime::new);
    int code = Main.run(rehearsal.surroundings(), args);
    String said = rehearsal.err();
    assertThat(code).isEqualTo(2);
    assertThat(said.trim().split("\n")).hasLength(1);
    assertThat(said).doesNotContain("Exception");
    return said;
  }

  private Path save(String name) {
    return folder.getRoot().toPath().resolve("precinct/saves/" + name + ".precinct");
  }

  @Test
  public void anUnknownGame() {
    assertThat(sentence("watch", "poker")).contains("There is no game “poker”; choose one of:");
    assertThat(sentence("--lang", "fr", "rules", "poker"))
        .contains("Le jeu « poker » n’existe pas");
    assertThat(sentence("--lang", "fr", "pass", "poker")).contains("Le jeu « poker » n’existe pas");
  }

  @Test
  public void anUnknownLanguage() {
    assertThat(sentence("--lang", "de", "games")).contains("say fr or en");
  }

  @Test
  public void wrongArguments() {
    assertThat(sentence("dance")).contains("“dance” is not understood");
    assertThat(sentence("watch")).contains("GAME is missing");
    assertThat(sentence("watch", "kojak", "--bots", "many")).contains("“many” does not fit");
    assertThat(sentence("--lang", "fr", "watch")).contains("GAME manque");
    assertThat(sentence("simulate", "kojak", "--games", "0")).contains("--games 1 or more");
    assertThat(sentence("simulate", "kojak", "--bots", "hard,harder"))
        .contains("“harder” is no level");
    assertThat(sentence("simulate", "kojak", "--games", "1", "--each", "no/such/folder/x.csv"))
        .contains("choose another file");
  }

  @Test
  public void tooManyPlayersOrBadOptions() {
    assertThat(sentence("watch", "kojak", "--bots", "9")).contains("takes 4 at most");
    assertThat(sentence("watch", "kojak", "-o", "mode=slow")).contains("“slow” is not a value");
    assertThat(sentence("watch", "kojak", "-o", "speed=1")).contains("no option “speed”");
    assertThat(sentence("watch", "kojak", "--bots", "0")).contains("needs at least 2");
    assertThat(sentence("host", "kojak", "--seats", "9")).contains("“./precinct games” lists");
    for (String command : List.of("watch", "simulate", "pass", "host")) {
      assertThat(sentence(command, "kojak", "--bots", "-2")).contains("choose 0 or more");
    }
  }

  @Test
  public void noSaveOrABrokenOne() throws IOException {
    assertThat(sentence("resume")).contains("There is no unfinished game");
    assertThat(sentence("replay", "nothing")).contains("There is no save “nothing”");
    Files.createDirectories(save("x").getParent());
    Files.writeString(save("garbage"), "This is not a save, but long enough to be taken for one.");
    assertThat(sentence("verify", "garbage")).contains("garbage");
    assertThat(sentence("resume", "garbage")).contains("garbage");
    Files.write(save("empty"), new byte[0]);
    assertThat(sentence("replay", "empty")).contains("empty");
  }

  @Test
  public void whatIsNoSaveIsLeftAsItIs() throws IOException {
    Path other = folder.newFolder("other").toPath();
    for (byte[] bytes :
        List.of(
            new byte[0], new byte[64], "Dear diary, ".repeat(9).getBytes(StandardCharsets.UTF_8))) {
      Path file = Files.write(other.resolve("diary"), bytes);
      for (String command : List.of("replay", "verify", "resume")) {
        assertThat(sentence(command, file.toString())).contains("diary");
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
        assertThat(other.toFile().list()).asList().containsExactly("diary");
      }
    }
    assertThat(sentence("replay", other.resolve("diary").toString())).contains("is not a save");
  }

  @Test
  public void aSaveOfANewerProgram() throws IOException {
    byte[] header = new byte[24];
    ByteBuffer bytes = ByteBuffer.wrap(header);
    bytes.put(ByteString.decodeHex("895043540d0a1a0a").toByteArray()).putInt(2).putLong(7);
    CRC32 crc = new CRC32();
    crc.update(header, 0, 20);
    bytes.putInt((int) crc.getValue());
    Files.createDirectories(save("x").getParent());
    Files.write(save("future"), header);
    for (String command : List.of("replay", "verify", "resume")) {
      assertThat(sentence(command, "future")).contains("A newer version of Precinct");
    }
  }

  @Test
  public void aFolderThatCannotBeWritten() throws IOException {
    Files.writeString(folder.getRoot().toPath().resolve("precinct"), "a file in the way");
    assertThat(sentence("pass", "kojak")).contains("XDG_DATA_HOME");
  }

  @Test
  public void aPortThatIsTaken() throws IOException {
    // All of the computer's addresses are tried; one that is free would be enough.
    try (TcpDoor other = TcpDoor.bind(0)) {
      String port = "" + other.port();
      assertThat(sentence("host", "kojak", "--port", port)).contains("Port " + port + " is taken");
    }
    assertThat(sentence("host", "kojak", "--port", "70000")).contains("not a port");
  }

  @Test
  public void noNetworkToLookForTables() {
    assertThat(sentence("join")).contains("This computer is in no local network; connect it");
    assertThat(sentence("join", "--lang", "fr")).contains("n’est dans aucun réseau local");
  }

  @Test
  public void aSaveOfOtherRules() throws IOException {
    Rehearsal left = new Rehearsal(folder.getRoot().toPath(), "dumb", new Dice(3, "3", "", "q"));
    assertThat(Main.run(left.surroundings(), "--fast")).isEqualTo(0);
    String name = "kojak-20240714-200000";
    Saves saves = new Saves(save(name).getParent().toFile());
    try (Journal old = saves.open(name);
        Journal other = saves.create("other")) {
      List<ByteString> entries = new ArrayList<>();
      for (ByteString bytes : old.read()) {
        Entry entry = Entry.ADAPTER.decode(bytes);
        if (entry.dealt != null) {
          entry = new Entry.Builder().dealt(later(entry.dealt)).build();
        }
        entries.add(entry.encodeByteString());
      }
      other.append(entries);
    }
    for (String command : new String[] {"replay", "resume", "verify"}) {
      assertThat(sentence(command, "other")).contains("use the program that made it");
    }
    assertThat(sentence("--lang", "fr", "replay", "other")).contains("suit les règles version");
    assertThat(sentence("replay", "nobodys")).contains("the newest are:");
  }

  private static Dealt later(Dealt dealt) {
    return dealt.newBuilder().rules_version(dealt.rules_version + 1).build();
  }

  @Test
  public void codesThatAreNone() {
    assertThat(sentence("join", "hello")).contains("not a code");
    assertThat(sentence("join", "7Q2M-K3XN-9D4T-AAAA")).contains("mistake in the code");
    assertThat(sentence("join", "PRECINCT:9:AAAA")).contains("newer version");
  }

  @Test
  public void aTableOfAnotherVersion() throws IOException {
    JoinPhrase phrase = JoinPhrase.random();
    Entrance entrance = new Entrance(TableId.random(), phrase.secret(), false);
    Hello hello = new Hello(Version.MAJOR + 1, 0, "9.9", "Ana", false);
    ByteString frame = new ToGuest.Builder().hello(hello).build().encodeByteString();
    try (ThreadLoop loop = new ThreadLoop("newer");
        TcpDoor door = TcpDoor.bind(0)) {
      door.open(
          new Doorkeeper(
              loop, () -> entrance, Doorkeeper.Limits.USUAL, channel -> channel.send(frame)));
      InetSocketAddress place =
          new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), door.port());
      String said = sentence("join", JoinCode.of(phrase, place).text());
      assertThat(said).contains("the table runs Precinct 9.9");
      assertThat(said).contains("Please update the older one.");
    }
  }

  @Test
  public void nobodyAnswers() throws IOException {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    InetSocketAddress place =
        new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
    String code = JoinCode.of(JoinPhrase.random(), place).text();
    assertThat(sentence("join", code)).contains("Nobody answers there");
  }
}
