package org.precinct.console.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import okio.ByteString;
import org.precinct.console.Problem;
import org.precinct.console.play.Desk.Left;
import org.precinct.console.show.Title;
import org.precinct.console.table.Doorway;
import org.precinct.console.table.HomeTable;
import org.precinct.console.table.HostedSave;
import org.precinct.console.table.QrCode;
import org.precinct.console.table.SaveFolder;
import org.precinct.console.table.Store;
import org.precinct.console.terminal.Event;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Screen;
import org.precinct.console.terminal.Tone;
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
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Room;

/** A table for phones and other computers, opened here; whoever sits here plays or looks on. */
public final class Hosting {
  private final Desk desk;
  private final Screen screen;
  private final Limits limits;
  private final Store store;

  public Hosting(Desk desk, Limits limits) {
    this.desk = desk;
    this.screen = desk.screen();
    this.limits = limits;
    this.store = Store.of(desk.around().environment());
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
      Map<String, String> options,
      int port) {}

  /** Opens a new table. */
  public void run(Wishes wishes) throws Problem, Left {
    JoinPhrase phrase = JoinPhrase.random();
    try (Doorway doorway = Doorway.on(wishes.port(), phrase)) {
      SaveFolder.Begun save =
          new SaveFolder(store).begin(wishes.title().id(), desk.around().clock());
      try (FileJournal journal = save.journal()) {
        new HostedSave(phrase, wishes.name(), wishes.board()).write(store, save.name());
        HostTable.Plan plan =
            new HostTable.Plan(
                App.VERSION,
                wishes.name(),
                wishes.title().id(),
                TableId.random(),
                doorway.secret());
        HomeTable table =
            HomeTable.open(screen.pulse(), journal, desk.around().entropy(), limits, plan);
        run(table, doorway, save.name(), wishes, false);
      } catch (IOException e) {
        throw new Problem("error.cannot_save", "folder", store.saves().toString());
      }
    }
  }

  /** Opens a table again, with the same invitation, in the middle of its game. */
  public void resume(Path file, Title<?, ?, ?, ?> title, HostedSave hosted) throws Problem, Left {
    String save = SaveFolder.name(file);
    Wishes wishes = new Wishes(title, hosted.name(), hosted.board(), 0, 0, Map.of(), 0);
    try (Doorway doorway = Doorway.on(0, hosted.phrase());
        FileJournal journal = SaveFolder.open(file)) {
      HomeTable table =
          HomeTable.resume(screen.pulse(), journal, desk.around().entropy(), limits, App.VERSION);
      run(table, doorway, save, wishes, true);
    } catch (CannotResume e) {
      throw new Problem(
          "error.cannot_resume", "why", Wording.text(e.notice(), desk.words().language()));
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
            : Profile.player(App.VERSION, wishes.name()).withChoices();
    Guest guest = table.sit(profile, store.keepsake(save), bytes -> keep(save, bytes));
    guest.watch(state -> screen.changed());
    try {
      screen.await(() -> guest.state().status() == Guest.Status.AT_TABLE);
      doorway.open(screen.pulse().loop(), host, wishes.name(), wishes.title().id());
      if (resumed) {
        host.goOn();
        screen.say(desk.say("host.again", "code", doorway.code()));
      } else {
        wishes.options().forEach(host::option);
        for (int i = 0; i < wishes.bots(); i++) addBot(host, i);
      }
      while (true) {
        lobby(host, doorway, wishes);
        screen.await(() -> guest.state().room().map(Hosting::isPlaying).orElse(false));
        new Sitting<>(desk, guest, wishes.title(), false).play();
        if (desk.isQuit(desk.ask(List.of(), desk.say("over.enter")))) throw new Left();
        host.toLobby();
        screen.await(() -> host.state().room().phase == Phase.LOBBY);
      }
    } catch (Left left) {
      if (isPlaying(host.state().room())) screen.say(desk.say("left.saved", "save", save));
      throw left;
    } finally {
      guest.close();
      table.close();
      Settling.of(screen);
    }
  }

  private static boolean isPlaying(Room room) {
    return room.phase == Phase.PLAYING || room.phase == Phase.PAUSED;
  }

  private void keep(String save, ByteString keepsake) {
    try {
      store.keep(save, keepsake);
    } catch (IOException e) {
      // Only a resumed game would need it, and its host can give the seat again.
    }
  }

  private void addBot(Host host, int number) {
    List<String> names = desk.words().typed("bots.names");
    host.addBot(names.get(number % names.size()), BotLevel.NORMAL);
  }

  /** Something that the one who hosts may do in the lobby. */
  private record Wish(String label, Runnable deed) {}

  private void lobby(Host host, Doorway doorway, Wishes wishes) throws Left {
    String said = "";
    while (true) {
      Host.State state = host.state();
      if (isPlaying(state.room())) return;
      boolean full = wishes.seats() > 0 && state.room().chairs.size() >= wishes.seats();
      if (full && state.room().phase == Phase.LOBBY && state.room().game == 0) {
        host.start();
        screen.await(
            () -> host.state().room().phase != Phase.LOBBY || host.state().trouble().isPresent());
        if (!host.state().trouble().isPresent()) continue;
      }
      List<Wish> deeds = deeds(host, state);
      List<Line> lines = draw(state, doorway, wishes, deeds);
      String now = lines.toString();
      // Where nothing can be wiped away, the same lines again would only be noise.
      if (screen.redraws() || !now.equals(said)) screen.show(lines, "> ");
      said = now;
      Event event = screen.next(0, true);
      if (event instanceof Event.End) throw new Left();
      if (!(event instanceof Event.Typed typed)) continue;
      if (desk.isQuit(typed.line())) throw new Left();
      said = "";
      String line = typed.line().isEmpty() ? "1" : typed.line();
      int number = line.matches("\\d{1,2}") ? Integer.parseInt(line) : 0;
      if (number >= 1 && number <= deeds.size()) deeds.get(number - 1).deed().run();
    }
  }

  private List<Wish> deeds(Host host, Host.State state) {
    List<Wish> deeds = new ArrayList<>();
    int chairs = state.room().chairs.size();
    deeds.add(new Wish(desk.say("host.start", "seats", "" + chairs), host::start));
    deeds.add(new Wish(desk.say("host.add_bot"), () -> addBot(host, chairs)));
    for (Host.Knock knock : state.knocks()) {
      String letIn = desk.say("host.let_in", "name", knock.name(), "words", knock.words());
      deeds.add(new Wish(letIn, () -> host.letIn(knock.id())));
      String turnAway = desk.say("host.turn_away", "name", knock.name());
      deeds.add(new Wish(turnAway, () -> host.turnAway(knock.id())));
    }
    for (int i = 0; i < chairs; i++) {
      Chair chair = state.room().chairs.get(i);
      int number = i;
      deeds.add(
          new Wish(desk.say("host.remove", "name", chair.name), () -> host.removeChair(number)));
    }
    return deeds;
  }

  private List<Line> draw(Host.State state, Doorway doorway, Wishes wishes, List<Wish> deeds) {
    List<Line> left = QrCode.draw(doorway.invitation());
    int column = left.get(0).width() + 2;
    List<Line> right = new ArrayList<>();
    right.add(Line.of(desk.say("host.code"), Tone.FAINT));
    right.add(Line.of(doorway.code(), Tone.STRONG));
    String place = doorway.address().getHostAddress() + ":" + doorway.port();
    right.add(Line.of(desk.say("host.address", "address", place), Tone.FAINT));
    right.add(new Line());
    right.addAll(Lobby.draw(desk, state.room()));
    right.add(new Line());
    for (int i = 0; i < deeds.size(); i++) {
      right.add(new Line().add(" " + (i + 1) + " ", Tone.STRONG).add(deeds.get(i).label()));
    }
    List<Line> lines = new ArrayList<>();
    String title = wishes.title().name(desk.words().language());
    lines.add(desk.bar(desk.say("host.title", "game", title, "name", wishes.name())));
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      Line line = new Line();
      if (i < left.size()) line.add(left.get(i));
      if (i < right.size()) line.to(column).add(right.get(i));
      lines.add(line);
    }
    state
        .trouble()
        .ifPresent(
            why ->
                lines.addAll(
                    Layout.wrapped(
                        Wording.text(why, desk.words().language()), screen.width(), Tone.RED)));
    return lines;
  }
}
