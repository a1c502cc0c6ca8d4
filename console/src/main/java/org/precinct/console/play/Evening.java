package org.precinct.console.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import okio.ByteString;
import org.precinct.console.Problem;
import org.precinct.console.play.Console.Left;
import org.precinct.console.show.Title;
import org.precinct.console.table.HomeTable;
import org.precinct.console.table.HostedSave;
import org.precinct.console.table.SaveFolder;
import org.precinct.console.table.SavedGame;
import org.precinct.console.table.Store;
import org.precinct.console.terminal.Screen;
import org.precinct.engine.BotLevel;
import org.precinct.table.Wording;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Profile;
import org.precinct.table.host.CannotResume;
import org.precinct.table.host.Host;
import org.precinct.table.host.HostTable;
import org.precinct.table.host.Limits;
import org.precinct.table.journal.FileJournal;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Room;

/** Games at a table of this computer, without a network: alone against bots, or handing over. */
public final class Evening {
  private final Console console;
  private final Screen screen;
  private final Limits limits;
  private final Store store;
  private final SaveFolder saves;

  /**
   * @param limits with or without the bots' pauses
   */
  public Evening(Console console, Limits limits) {
    this.console = console;
    this.screen = console.screen();
    this.limits = limits;
    this.store = Store.of(console.around().environment());
    this.saves = new SaveFolder(store);
  }

  /** Plays a new game. */
  public void play(Party party) throws Problem, Left {
    party.check(console.words());
    SaveFolder.Begun save = saves.begin(party.title().id(), console.around().clock());
    try (FileJournal journal = save.journal()) {
      HostTable.Plan plan =
          new HostTable.Plan(
              App.VERSION,
              party.people().get(0),
              party.title().id(),
              TableId.random(),
              JoinSecret.random());
      HomeTable table =
          HomeTable.open(
              screen.pulse(), journal, console.around().entropy(), console.shelf(), limits, plan);
      seat(table, save.name(), party);
      play(table, save.name(), party.title(), party.people().size() > 1);
    } catch (IOException e) {
      throw new Problem("error.cannot_save", "folder", store.saves().toString());
    }
  }

  private Guest guest;

  private void seat(HomeTable table, String save, Party party) throws Left {
    guest = sit(table, save, party.people().get(0), Optional.empty());
    Host host = table.host();
    screen.await(() -> host.state().room().chairs.size() == 1);
    for (String name : party.people().subList(1, party.people().size())) guest.addPlayer(name);
    screen.await(() -> host.state().room().chairs.size() == party.people().size());
    for (String name : party.botNames(console.words())) host.addBot(name, party.level());
    party.options().forEach(host::option);
    host.start();
    screen.await(() -> host.state().room().phase == Phase.PLAYING);
  }

  private Guest sit(HomeTable table, String save, String name, Optional<ByteString> keepsake) {
    Host host = table.host();
    host.watch(state -> screen.changed());
    // Those who share a terminal look at the public board between hand-overs.
    Profile profile = new Profile(App.VERSION, name, false, true, false);
    Guest made = table.sit(profile, keepsake, bytes -> keep(save, bytes));
    made.watch(state -> screen.changed());
    return made;
  }

  /** Without it, a resumed game still goes on: the host gives the seat to the next who comes. */
  private void keep(String save, ByteString keepsake) {
    try {
      store.keep(save, keepsake);
    } catch (IOException e) {
      // The game itself is in its journal.
    }
  }

  /** Goes on with a saved game. */
  public void resume(Path file) throws Problem, Left {
    SavedGame saved = SavedGame.read(file);
    Title<?, ?, ?, ?> title =
        console
            .titles()
            .find(saved.dealt().rules)
            .orElseThrow(() -> new Problem("error.save_game", "game", saved.dealt().rules));
    if (isOver(title, saved)) throw new Problem("error.save_over", "save", saved.name());
    try {
      Optional<HostedSave> hosted = HostedSave.read(store, saved.name());
      if (hosted.isPresent()) {
        new Hosting(console, limits).resume(file, title, hosted.get());
        return;
      }
    } catch (IOException e) {
      throw new Problem("error.save_unreadable", "save", saved.name());
    }
    // Taking over a table of several computers would reveal others' secrets.
    if (saved.computers() > 1 && saved.own(store).isEmpty()) {
      throw new Problem("error.not_the_host", "save", saved.name());
    }
    try (FileJournal journal = SaveFolder.open(file)) {
      HomeTable table =
          HomeTable.resume(
              screen.pulse(),
              journal,
              console.around().entropy(),
              console.shelf(),
              limits,
              App.VERSION);
      guest = sit(table, saved.name(), "?", store.keepsake(saved.name()));
      screen.await(() -> guest.state().status() == Guest.Status.AT_TABLE);
      takeSeats(table.host());
      table.host().goOn();
      play(table, saved.name(), title, owned(table.host()) > 1);
    } catch (CannotResume e) {
      throw new Problem(
          "error.cannot_resume", "why", Wording.text(e.notice(), console.words().language()));
    } catch (IOException e) {
      throw new Problem("error.save_unreadable", "save", saved.name());
    }
  }

  private static <S> boolean isOver(Title<S, ?, ?, ?> title, SavedGame saved) throws Problem {
    return saved.isOver(title.game(), saved.states(title.game()));
  }

  private long owned(Host host) {
    int member = guest.state().member();
    return host.state().room().chairs.stream().filter(chair -> chair.owner == member).count();
  }

  /** Somebody who has lost what gave them their seat gets it back: this is their computer. */
  private void takeSeats(Host host) {
    if (owned(host) > 0) return;
    int member = guest.state().member();
    Room room = host.state().room();
    for (int chair = 0; chair < room.chairs.size(); chair++) {
      if (room.chairs.get(chair).owner > 0) host.seat(chair, member);
    }
    screen.await(() -> owned(host) > 0);
  }

  private void play(HomeTable table, String save, Title<?, ?, ?, ?> title, boolean passed)
      throws Left {
    HostRights rights = new HostRights(table.host(), true, Optional.empty());
    try {
      while (true) {
        new Sitting<>(console, guest, title, passed, Optional.of(rights)).play();
        String answer = console.ask(List.of(), console.say("over.again"));
        if (!console.words().typed("typed.yes").contains(answer.toLowerCase(Locale.ROOT))) {
          return;
        }
        int before = table.host().state().room().game;
        table.host().start();
        screen.await(() -> table.host().state().room().game > before);
        screen.await(() -> guest.state().room().map(room -> room.game > before).orElse(false));
      }
    } catch (Left left) {
      if (passed) console.cover();
      boolean over = table.host().state().room().phase == Phase.OVER;
      if (!over) screen.say(console.say("left.saved", "save", save));
      throw left;
    } finally {
      guest.close();
      table.close();
      Settling.of(screen);
    }
  }

  /** Everything a game needs to begin with its standard options. */
  public static Party usual(Title<?, ?, ?, ?> title, String name) {
    int bots = Party.usualBots(title.game().info(), 1);
    return new Party(title, List.of(name), bots, BotLevel.NORMAL, Map.of());
  }
}
