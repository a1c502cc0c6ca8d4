package org.precinct.console.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import okio.ByteString;
import org.precinct.console.Problem;
import org.precinct.console.play.Console.Left;
import org.precinct.console.show.Title;
import org.precinct.console.table.Doorway;
import org.precinct.console.table.HomeTable;
import org.precinct.console.table.HostedSave;
import org.precinct.console.table.SaveFolder;
import org.precinct.console.table.Store;
import org.precinct.console.terminal.Screen;
import org.precinct.engine.BotLevel;
import org.precinct.table.Wording;
import org.precinct.table.channel.TableId;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Profile;
import org.precinct.table.host.CannotResume;
import org.precinct.table.host.Host;
import org.precinct.table.host.HostTable;
import org.precinct.table.host.Limits;
import org.precinct.table.journal.FileJournal;
import org.precinct.table.net.JoinPhrase;
import org.precinct.table.proto.Phase;

/** A table for phones and other computers, opened here; the person here plays or looks on. */
public final class Hosting {
  private final Console console;
  private final Screen screen;
  private final Limits limits;
  private final Store store;
  private final SaveFolder saves;

  public Hosting(Console console, Limits limits) {
    this.console = console;
    this.screen = console.screen();
    this.limits = limits;
    this.store = Store.of(console.around().environment());
    this.saves = new SaveFolder(store);
  }

  /**
   * @param board nobody plays here; the screen is the public board
   * @param seats start by itself when so many chairs are taken; 0 to wait for a word
   * @param port 0 for the usual one
   */
  public record Wishes(
      Title<?, ?, ?, ?> title,
      String name,
      boolean board,
      int seats,
      int bots,
      BotLevel level,
      Map<String, String> options,
      int port) {}

  /** Opens a new table. */
  public void run(Wishes wishes) throws Problem, Left {
    JoinPhrase phrase = JoinPhrase.random();
    try (Doorway doorway = Doorway.on(wishes.port(), phrase)) {
      SaveFolder.Begun save = saves.begin(wishes.title().id(), console.around().clock());
      try (FileJournal journal = save.journal()) {
        new HostedSave(phrase, wishes.name(), wishes.board(), doorway.port())
            .write(store, save.name());
        HostTable.Plan plan =
            new HostTable.Plan(
                App.VERSION,
                wishes.name(),
                wishes.title().id(),
                TableId.random(),
                doorway.secret());
        HomeTable table =
            HomeTable.open(
                screen.pulse(), journal, console.around().entropy(), console.shelf(), limits, plan);
        run(table, doorway, save.name(), wishes, false);
      } catch (IOException e) {
        throw new Problem("error.cannot_save", "folder", store.saves().toString());
      } finally {
        saves.forgetIfEmpty(save.name());
      }
    }
  }

  /** Opens a table again, with the same invitation, in the middle of its game. */
  public void resume(Path file, Title<?, ?, ?, ?> title, HostedSave hosted) throws Problem, Left {
    String save = SaveFolder.name(file);
    Wishes wishes =
        new Wishes(
            title, hosted.name(), hosted.board(), 0, 0, BotLevel.NORMAL, Map.of(), hosted.port());
    try (Doorway doorway = Doorway.again(hosted.port(), hosted.phrase());
        FileJournal journal = SaveFolder.open(file)) {
      HomeTable table =
          HomeTable.resume(
              screen.pulse(),
              journal,
              console.around().entropy(),
              console.shelf(),
              limits,
              App.VERSION);
      run(table, doorway, save, wishes, true);
    } catch (CannotResume e) {
      throw new Problem(
          "error.cannot_resume", "why", Wording.text(e.notice(), console.words().language()));
    } catch (IOException e) {
      throw new Problem("error.save_unreadable", "save", save);
    }
  }

  private void run(HomeTable table, Doorway doorway, String save, Wishes wishes, boolean resumed)
      throws Left, IOException {
    Host host = table.host();
    host.watch(state -> screen.changed());
    Profile profile =
        wishes.board()
            ? Profile.board(App.VERSION, wishes.name())
            : Profile.player(App.VERSION, wishes.name());
    Guest guest = table.sit(profile, store.keepsake(save), bytes -> keep(save, bytes));
    guest.watch(state -> screen.changed());
    try {
      screen.await(() -> guest.state().status() == Guest.Status.AT_TABLE);
      doorway.open(
          screen.pulse().loop(),
          host,
          wishes.name(),
          wishes.title().id(),
          console.around().network());
      HostPage page =
          new HostPage(
              console,
              host,
              guest.state().member(),
              doorway,
              wishes.title(),
              wishes.name(),
              wishes.level());
      if (resumed) {
        host.goOn();
        // Those who were there have to find the way back.
        page.open();
      } else {
        wishes.options().forEach(host::option);
        addBots(host, page, wishes.bots());
      }
      HostRights rights = new HostRights(host, false, Optional.of(page));
      while (true) {
        page.lobby(wishes.seats());
        screen.await(() -> guest.state().room().map(HostPage::isPlaying).orElse(false));
        new Sitting<>(console, guest, wishes.title(), false, Optional.of(rights)).play();
        if (console.isQuit(console.ask(List.of(), console.say("over.enter")))) throw new Left();
        host.toLobby();
        screen.await(() -> host.state().room().phase == Phase.LOBBY);
      }
    } catch (Left left) {
      if (HostPage.isPlaying(host.state().room())) {
        screen.say(console.say("left.saved", "save", save));
      }
      throw left;
    } finally {
      guest.close();
      table.close();
      Settling.of(screen);
    }
  }

  private void addBots(Host host, HostPage page, int bots) {
    int chairs = host.state().room().chairs.size();
    for (int i = 1; i <= bots; i++) {
      page.addBot();
      int wanted = chairs + i;
      screen.await(
          () -> host.state().room().chairs.size() >= wanted || host.state().trouble().isPresent());
    }
  }

  private void keep(String save, ByteString keepsake) {
    try {
      store.keep(save, keepsake);
    } catch (IOException e) {
      // Only a resumed game would need it, and its host can give the seat again.
    }
  }
}
