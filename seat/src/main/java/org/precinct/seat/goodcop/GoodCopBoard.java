package org.precinct.seat.goodcop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.Result;
import org.precinct.engine.goodcop.proto.SeatView;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;

/**
 * What lies on the table, as one viewer sees it.
 *
 * @param players by seat
 * @param own the viewer's seat; empty on the public board
 * @param lastTurn 0 if there is no limit
 * @param discard the oldest first
 * @param removed Integrity cards out of the game
 */
public record GoodCopBoard(
    Phase phase,
    List<Player> players,
    Optional<Integer> own,
    int turnNo,
    int lastTurn,
    int guns,
    int deck,
    List<Equipment> discard,
    List<CardType> removed,
    boolean counterClockwise,
    boolean extraTurn,
    boolean locked,
    Optional<Announcement> announcement,
    List<Aim> aims,
    boolean firstEdition,
    boolean withoutEquipment,
    Optional<Result> result) {

  /**
   * One player at the table.
   *
   * @param asked the game waits for this player, as far as everybody may know
   * @param ready the row is laid out, while others still arrange theirs
   * @param aim whom the gun points at
   * @param hand how many Equipment cards they hold
   * @param knownHand those of them that the viewer knows
   * @param front the Equipment card lying in front
   * @param side known to everybody at the end
   * @param banned the shooter may not aim here
   * @param lead first edition: has the Lead Investigator card
   */
  public record Player(
      int seat,
      List<Card> cards,
      boolean own,
      boolean turn,
      boolean asked,
      boolean ready,
      boolean eliminated,
      boolean armed,
      Optional<Integer> aim,
      int hand,
      List<Equipment> knownHand,
      Optional<Equipment> front,
      boolean wounded,
      Optional<Side> side,
      boolean vest,
      boolean camera,
      boolean banned,
      boolean lead) {

    /** Whether something lies below the cards. */
    public boolean isMarked() {
      return front.isPresent() || lead || wounded || vest || camera || banned;
    }
  }

  /**
   * An Integrity card in a row, as far as the viewer knows it.
   *
   * @param token it carries a Wounded token
   * @param seenBy the seats that openly looked at it
   * @param shown everybody sees its type: it lies face-up, or the game is over
   */
  public record Card(
      int place,
      CardType type,
      boolean faceUp,
      boolean token,
      List<Integer> seenBy,
      boolean shown) {

    public int slot() {
      return Places.slot(place);
    }

    /** Known to the viewer and not to everybody. */
    public boolean isSecret() {
      return !shown && type != CardType.UNKNOWN;
    }
  }

  /**
   * A gun and whom it points at.
   *
   * @param shot it is about to be fired
   */
  public record Aim(int from, int to, boolean shot) {}

  /** What the player on turn is about to do. */
  public record Announcement(
      int by, TurnAction action, Optional<Integer> place, Optional<Integer> target) {}

  public static GoodCopBoard of(View view) {
    List<Player> players = new ArrayList<>();
    List<Aim> aims = new ArrayList<>();
    Optional<Announcement> announcement = announcement(view);
    boolean shooting = announcement.filter(it -> it.action == TurnAction.SHOOT).isPresent();
    for (int seat = 0; seat < view.seats.size(); seat++) {
      Player player = player(view, seat);
      players.add(player);
      if (player.aim.isPresent()) {
        aims.add(new Aim(seat, player.aim.get(), shooting && view.turn_seat == seat));
      }
    }
    return new GoodCopBoard(
        view.phase,
        players,
        Optional.ofNullable(view.mine).map(mine -> mine.seat),
        view.turn_no,
        view.last_turn,
        view.guns,
        view.deck,
        view.discard,
        view.removed,
        view.counter_clockwise,
        view.extra_turn,
        view.locked,
        announcement,
        aims,
        view.first_edition,
        view.without_equipment,
        Optional.ofNullable(view.result));
  }

  /** As long as it has not happened. */
  private static Optional<Announcement> announcement(View view) {
    boolean standing =
        view.phase == Phase.WINDOW
            || view.phase == Phase.RECONSIDER
            || view.phase == Phase.RETARGET;
    if (!standing || view.announced == TurnAction.NO_ACTION) return Optional.empty();
    boolean looks = view.announced == TurnAction.INVESTIGATE && view.place > 0;
    return Optional.of(
        new Announcement(
            view.turn_seat,
            view.announced,
            looks ? Optional.of(view.place) : Optional.empty(),
            Optional.ofNullable(view.target)));
  }

  private static Player player(View view, int seat) {
    SeatView row = view.seats.get(seat);
    boolean own = view.mine != null && view.mine.seat == seat;
    boolean over = view.phase == Phase.GAME_OVER;
    boolean started = view.phase != Phase.ORDER_CARDS && !over;
    List<Card> cards = cards(row, seat, over);
    boolean token = cards.stream().anyMatch(Card::token);
    return new Player(
        seat,
        cards,
        own,
        started && view.turn_seat == seat,
        !over && Bits.has(view.asked, seat) && !row.ready,
        row.ready,
        row.eliminated,
        row.armed,
        Optional.ofNullable(row.aim),
        row.hand,
        own ? view.mine.hand : row.known_hand,
        Optional.of(row.front).filter(card -> card != Equipment.NO_EQUIPMENT),
        row.wounded || token,
        Optional.of(row.side).filter(side -> side != Side.NO_SIDE),
        view.vest != null && view.vest == seat,
        Bits.has(view.cameras, seat),
        view.banned != null && view.banned == seat,
        view.first_edition && !over && view.turn_seat == seat);
  }

  private static List<Card> cards(SeatView row, int seat, boolean over) {
    List<Card> cards = new ArrayList<>();
    for (int at = 0; at < row.cards.size(); at++) {
      int card = row.cards.get(at);
      boolean faceUp = Places.isFaceUp(card);
      cards.add(
          new Card(
              Places.of(seat, at + 1),
              Places.type(card),
              faceUp,
              Places.hasToken(card),
              at < row.seen_by.size() ? Places.seats(row.seen_by.get(at)) : List.of(),
              faceUp || over));
    }
    return cards;
  }

  public boolean isOver() {
    return phase == Phase.GAME_OVER;
  }

  public Optional<Player> ownPlayer() {
    return own.map(players::get);
  }

  public List<Integer> winners() {
    return result.map(it -> Places.seats(it.winners)).orElse(List.of());
  }

  /** The cards that the viewer was shown, as far as the game remembers them. */
  public static List<Note> notes(View view) {
    if (view.mine == null) return List.of();
    return view.without_memory_aid ? view.mine.seen_now : view.mine.notebook;
  }

  /**
   * What the viewer alone was shown in this turn, or in the one before it: many end with a look.
   */
  public static List<Note> justSeen(View view) {
    List<Note> seen = new ArrayList<>();
    if (view.phase == Phase.GAME_OVER) return seen;
    for (Note note : notes(view)) {
      boolean shown = note.how != Note.How.GIVEN && note.how != Note.How.FACE_UP;
      if (shown && note.turn_no >= view.turn_no - 1) seen.add(note);
    }
    return seen;
  }

  /** Whether the viewer may say something to everybody. */
  public static boolean mayClaim(View view) {
    return view.quick_claims
        && view.mine != null
        && view.phase != Phase.GAME_OVER
        && !view.seats.get(view.mine.seat).eliminated;
  }
}
