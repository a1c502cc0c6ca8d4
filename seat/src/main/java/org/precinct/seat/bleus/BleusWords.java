package org.precinct.seat.bleus;

import java.util.Locale;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Effect;
import org.precinct.engine.bleus.kit.Primitive;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View;
import org.precinct.seat.Voice;
import org.precinct.seat.bleus.BleusBoard.Deck;
import org.precinct.seat.bleus.BleusBoard.Player;

/** Cards, players and piles in words. */
public record BleusWords(Voice<Action, View, Event> voice) {

  public String name(Card card) {
    return voice.text(card.nameKey());
  }

  /** The rules of a card, as printed on it. */
  public String rules(Card card) {
    return voice.text(card.textKey());
  }

  public String side(Side side) {
    return voice.text("term." + side.name().toLowerCase(Locale.ROOT));
  }

  /** A card as a screen reader says it. */
  public String spoken(Card card) {
    return name(card) + ". " + side(card.side()) + ". " + rules(card);
  }

  /** An effect in a few words. */
  public String effect(Effect effect) {
    String key = "seat.does." + effect.primitive().name().toLowerCase(Locale.ROOT);
    return effect.primitive() == Primitive.POINTS
        ? voice.count(key, effect.number())
        : voice.text(key, "count", "" + effect.number());
  }

  /** What arresting a card takes. */
  public String arrest(Card card) {
    return voice.text("seat.does.arrest", "count", "" + card.arrest());
  }

  /** How many copies of a card there are. */
  public String left(int count) {
    return voice.text("seat.left", "count", "" + count);
  }

  public String score(Player player) {
    return voice.text(
        "seat.score",
        "name",
        voice.name(player.seat()),
        "points",
        "" + player.points(),
        "arrests",
        "" + player.arrests());
  }

  /** How many cards a deck has, in a heading. */
  public String deck(Deck deck) {
    return voice.text("seat.deck", "draw", "" + deck.draw(), "discard", "" + deck.discard());
  }

  /** The same as sentences. */
  public String piles(Deck deck) {
    return voice.text("seat.piles", "draw", "" + deck.draw(), "discard", "" + deck.discard());
  }

  /** How far the game is. */
  public String progress(View view) {
    if (view.last_round) return voice.text("prompt.last_round");
    return voice.text("seat.progress", "round", "" + view.round, "target", "" + view.target);
  }

  /** What the cards of a side are paid with. */
  public String price(Side side) {
    return voice.text(side == Side.POLICE ? "seat.for_funding" : "seat.for_tension");
  }
}
