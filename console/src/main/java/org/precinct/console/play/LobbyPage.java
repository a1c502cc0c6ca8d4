package org.precinct.console.play;

import java.util.ArrayList;
import java.util.List;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Person;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Room;

/** Who sits at a table before the game, as lines. */
final class LobbyPage {
  private LobbyPage() {}

  static List<Line> draw(Console console, Room room, int width) {
    List<Line> lines = new ArrayList<>();
    List<String> cast = Casting.names(console, room);
    for (int i = 0; i < room.chairs.size(); i++) {
      Chair chair = room.chairs.get(i);
      Line line =
          new Line().add(" " + (i + 1) + " ", Tone.STRONG).cell(chair.name, 20, Tone.ofSeat(i));
      lines.add(line.add(" " + console.say(mind(chair, room)), Tone.FAINT));
      if (!cast.isEmpty()) lines.add(Line.of("   " + cast.get(i), Tone.FAINT));
    }
    String characters = Casting.list(console, room);
    if (!characters.isEmpty() && room.phase == Phase.LOBBY) {
      for (String part : Layout.wrap(characters, width - 3, 0)) {
        lines.add(Line.of("   " + part, Tone.FAINT));
      }
    }
    List<String> watchers = new ArrayList<>();
    for (Person person : room.people) if (person.watcher) watchers.add(person.name);
    if (!watchers.isEmpty()) {
      String names = console.say("lobby.watchers", "names", String.join(", ", watchers));
      for (String part : Layout.wrap(names, width - 3, 0)) {
        lines.add(Line.of("   " + part, Tone.FAINT));
      }
    }
    return lines;
  }

  private static String mind(Chair chair, Room room) {
    if (chair.mind != Mind.PERSON) return "lobby.bot";
    for (Person person : room.people) {
      if (person.member == chair.owner) return person.here ? "lobby.here" : "lobby.away";
    }
    return "lobby.away";
  }
}
