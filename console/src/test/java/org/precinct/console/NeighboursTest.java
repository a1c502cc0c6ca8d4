package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jline.terminal.Terminal;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.console.kit.Dice;
import org.precinct.console.kit.Rehearsal;
import org.precinct.console.kit.Village;
import org.precinct.console.terminal.RealTime;
import org.precinct.engine.kit.Patience;
import org.precinct.table.link.TcpDoor;
import org.precinct.table.net.JoinCode;

/** One hosts, others find the table, knock, play, and come back after the host was away. */
public final class NeighboursTest {
  private static final Pattern CODE = Pattern.compile("\\b([0-9A-Z]{4}(?:-[0-9A-Z]{1,4}){2,6})\\b");
  private static final Pattern LET_IN =
      Pattern.compile(
          // Long words begin on the next line, right of the QR code.
          "(\\d+) Let Ben in, if their words\\s+are:\\s+(?:[█▀▄ ]*[█▀▄]\\s+)?(\\S[^\\n█▀▄]*)");

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Village village = new Village();

  /** A program at work. */
  private final class Running {
    private final Rehearsal rehearsal;
    private final CompletableFuture<Integer> code;

    Running(Rehearsal rehearsal, String... args) {
      this.rehearsal = rehearsal.in(RealTime::new).on(village);
      code =
          CompletableFuture.supplyAsync(
              () -> Main.run(this.rehearsal.surroundings(), args), task -> thread(task).start());
    }

    String end(int wanted) throws Exception {
      int ended = Patience.get(code, () -> "an end after:\n" + rehearsal.written());
      assertWithMessage(rehearsal.err() + rehearsal.written()).that(ended).isEqualTo(wanted);
      return rehearsal.written();
    }
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "program");
    thread.setDaemon(true);
    return thread;
  }

  /** Chooses Ana's table if there is a choice, plays, and leaves when nothing more will come. */
  private static final class Guest implements Rehearsal.Person {
    private final Dice hands = new Dice(5);
    private final String code;

    /** Typed in the lobby. */
    private String wish = "";

    Guest() {
      this("");
    }

    /** Somebody who types a code instead of choosing. */
    Guest(String code) {
      this.code = code;
    }

    @Override
    public String type(String all, String fresh) {
      String asked = fresh.substring(fresh.lastIndexOf('\n') + 1);
      boolean over = fresh.contains("host’s next game") || fresh.contains("closed the table");
      if (over || fresh.contains("going on without you")) return "q";
      if (!wish.isEmpty() && fresh.contains("The host starts the game.")) {
        String typed = wish;
        wish = "";
        return typed;
      }
      if (!asked.endsWith(Rehearsal.ARROW)) return null;
      if (asked.contains("Which of these")) return null;
      if (asked.contains("screen the same?")) return "y";
      if (!asked.contains("Number or code")) return hands.type(all, asked);
      if (!code.isEmpty()) return code;
      return fresh.contains("1 Ana ") ? "1" : null;
    }
  }

  private Running guest(String name, Rehearsal.Person person, String... code) {
    List<String> args = new ArrayList<>(List.of("join", "--name", name));
    args.addAll(List.of(code));
    return new Running(at(name, person).eager(), args.toArray(new String[0]));
  }

  private Rehearsal at(String home, Rehearsal.Person person) {
    Path path = folder.getRoot().toPath().resolve(home);
    return new Rehearsal(path, Terminal.TYPE_DUMB, person).lucky(home);
  }

  /** Starts when Ben sits there; then plays until it is over, or for so many moves. */
  private static final class Host implements Rehearsal.Person {
    private final Dice hands = new Dice(4);
    private final CompletableFuture<String> code = new CompletableFuture<>();
    private int moves;
    private boolean started;

    /** Typed in the lobby once the page shows the first text; the game begins at the second one. */
    private List<String> wish = List.of();

    Host(int moves) {
      this.moves = moves;
    }

    /** As it is on the screen. */
    String code() throws InterruptedException {
      return Patience.get(code, () -> "a code");
    }

    @Override
    public String type(String all, String fresh) {
      Matcher shown = CODE.matcher(fresh);
      if (shown.find()) code.complete(shown.group(1));
      String asked = fresh.substring(fresh.lastIndexOf('\n') + 1);
      String page = fresh.substring(Math.max(0, fresh.lastIndexOf("Ana’s table")));
      if (asked.contains("q: close >")) {
        Matcher knock = LET_IN.matcher(page);
        if (knock.find()) return knock.group(1);
        if (started || !page.contains(" 2 Ben ")) return null;
        if (!wish.isEmpty()) {
          if (!shows(page, wish.get(0))) return null;
          String typed = wish.get(1);
          boolean last = shows(page, wish.get(2));
          wish = last ? List.of() : List.of(wish.get(0), "", wish.get(2));
          if (!last) return typed.isEmpty() ? null : typed;
        }
        started = true;
        return "1";
      }
      if (asked.contains("back to the game")) return page.contains("is away") ? null : "";
      if (asked.contains("back to the lobby") || moves-- == 0) return "q";
      return hands.type(all, asked);
    }
  }

  /** Whether a line of a page ends with a chair's character. */
  private static boolean shows(String page, String character) {
    return Pattern.compile(" {3}" + character + "\\s*\\n").matcher(page).find();
  }

  private Running host(Host host) throws IOException {
    int port;
    try (TcpDoor free = TcpDoor.bind(0)) {
      port = free.port();
    }
    String[] args = {"host", "kojak", "--fast", "--name", "Ana", "-o", "mode=quick", "--port"};
    args = Arrays.copyOf(args, args.length + 1);
    args[args.length - 1] = "" + port;
    return new Running(at("ana", host), args);
  }

  @Test
  public void aStrangerChoosesATableAndIsLetInByWords() throws Exception {
    Host ana = new Host(Integer.MAX_VALUE);
    Running host = host(ana);
    Running guest = guest("Ben", new Guest());
    String hosts = host.end(0);
    String guests = guest.end(0);
    Matcher words = LET_IN.matcher(hosts);
    assertWithMessage(hosts).that(words.find()).isTrue();
    assertThat(guests).contains("Your words: " + words.group(2).trim());
    assertThat(guests).contains("Kojak");
    for (String all : new String[] {hosts, guests}) {
      assertThat(all).contains("played the whole game again");
    }
  }

  @Test
  public void aCodeWithoutAPlaceFindsItsTable() throws Exception {
    Host ana = new Host(Integer.MAX_VALUE);
    Running host = host(ana);
    JoinCode shown = JoinCode.parse(ana.code());
    String bare = new JoinCode(shown.phrase(), Optional.empty()).text();
    Running guest = guest("Ben", new Guest(), bare);
    assertThat(host.end(0)).doesNotContain("Let Ben in");
    assertThat(guest.end(0)).contains("played the whole game again");
  }

  @Test
  public void charactersAreChosenInTheLobby() throws Exception {
    Host ana = new Host(Integer.MAX_VALUE);
    ana.wish = List.of("Red car", "c 3", "Green car");
    Running host = host(ana);
    Guest ben = new Guest();
    ben.wish = "c 2";
    Running guest = guest("Ben", ben, ana.code());
    String hosts = host.end(0);
    assertThat(hosts).contains("3 Green car");
    String guests = guest.end(0);
    assertThat(shows(guests, "Green car")).isTrue();
    assertThat(guests).contains("played the whole game again");
  }

  @Test
  public void aCodeMayAlsoBeTypedWhereTablesAreListed() throws Exception {
    Host ana = new Host(Integer.MAX_VALUE);
    Running host = host(ana);
    JoinCode shown = JoinCode.parse(ana.code());
    String bare = new JoinCode(shown.phrase(), Optional.empty()).text();
    Running guest = guest("Ben", new Guest(bare));
    assertThat(host.end(0)).doesNotContain("Let Ben in");
    assertThat(guest.end(0)).contains("played the whole game again");
  }

  @Test
  public void aHostedTableIsOpenedAgainWithTheSameCodeAndSeats() throws Exception {
    Host first = new Host(3);
    Running host = host(first);
    String code = first.code();
    Running guest = guest("Ben", new Guest(), code);
    assertThat(host.end(0)).contains("“./precinct resume” goes on");
    String left = guest.end(0);
    assertThat(left).contains("The host has closed the table.");
    assertThat(left).contains("Your seat stays yours");

    Host second = new Host(Integer.MAX_VALUE);
    Running again = new Running(at("ana", second), "resume", "--fast");
    assertThat(second.code()).isEqualTo(code);
    Running back = guest("Ben", new Guest());
    assertThat(again.end(0)).contains("Ana (you)");
    String guests = back.end(0);
    assertThat(guests).contains("Ben (you)");
    assertThat(guests).doesNotContain("Ana (you)");
    assertThat(guests).contains("The first arrest decides the quick game.");
  }

  @Test
  public void aGuestsSaveIsNobodyElsesToResume() throws Exception {
    Host ana = new Host(3);
    Running host = host(ana);
    String code = ana.code();
    Running guest = guest("Ben", new Guest(), code);
    host.end(0);
    guest.end(0);
    Path saves = folder.getRoot().toPath().resolve("ana/precinct/saves");
    Path save = saves.resolve("kojak-20240714-200000.precinct");
    assertThat(save.toFile().exists()).isTrue();
    // On another computer, where nobody has a seat at that table.
    Rehearsal other = at("eve", new Dice(1)).in(RealTime::new);
    assertThat(Main.run(other.surroundings(), "resume", save.toString())).isEqualTo(2);
    assertThat(other.err()).contains("on the computer that hosted it");
    Rehearsal peek = at("eve", new Dice(1));
    assertThat(Main.run(peek.surroundings(), "replay", save.toString(), "--as", "2")).isEqualTo(2);
    assertThat(peek.err()).contains("choose from 0.");
    // The host has a seat of its own, and sees with no other eyes.
    Rehearsal own = at("ana", new Dice(1, "v 2", "q"));
    assertThat(Main.run(own.surroundings(), "replay", save.toString(), "--as", "1")).isEqualTo(0);
    assertThat(own.written()).contains("choose from 0, 1.");
    assertThat(own.written()).contains("Ana (you)");
    assertThat(own.written()).doesNotContain("Ben (you)");
  }

  @Test
  public void whoComesTooLateIsToldSo() throws Exception {
    Host ana = new Host(Integer.MAX_VALUE);
    CompletableFuture<Boolean> begun = new CompletableFuture<>();
    CompletableFuture<Boolean> gone = new CompletableFuture<>();
    Running host = host(ana);
    String code = ana.code();
    Guest hands = new Guest();
    // The game waits for Ben until Cem has come and gone.
    Rehearsal.Person ben =
        (all, fresh) -> {
          if (fresh.contains("Ben (you)")) {
            begun.complete(true);
            gone.join();
          }
          return hands.type(all, fresh);
        };
    Running guest = guest("Ben", ben, code);
    Patience.get(begun, () -> "a game");
    Running late = guest("Cem", new Guest(), code);
    assertThat(late.end(0)).contains("going on without you");
    gone.complete(true);
    host.end(0);
    guest.end(0);
  }

  @Test
  public void whoIsSentAwayIsToldSo() throws Exception {
    List<String> typed = new ArrayList<>(List.of("x cem", "x ben", "q"));
    Host ana = new Host(0);
    // Nobody is called Cem; Ben is, and is called by his name.
    Rehearsal.Person stern =
        (all, fresh) -> {
          if (!ana.code.isDone()) ana.type(all, fresh);
          boolean here = all.contains(" 2 Ben ") && fresh.endsWith("q: close > ");
          return here ? typed.remove(0) : null;
        };
    Running host = new Running(at("ana", stern), "host", "kojak", "--fast", "--name", "Ana");
    Running guest = guest("Ben", new Guest(), ana.code());
    String hosts = host.end(0);
    assertThat(hosts).contains("Nobody here is called cem.");
    assertThat(hosts).contains("Ben is gone. The invitation has changed: ");
    guest.end(2);
    assertThat(guest.rehearsal.err()).contains("The host has asked you to leave the table.");
  }

  @Test
  public void aTableWithoutAGameLeavesNoSave() throws Exception {
    Running host = new Running(at("ana", (all, fresh) -> "q"), "host", "city", "--board");
    host.end(0);
    Path saves = folder.getRoot().toPath().resolve("ana/precinct/saves");
    for (String name : saves.toFile().list()) assertThat(name).doesNotContain(".precinct");
  }
}
