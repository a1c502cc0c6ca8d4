package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Combine;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Proposal;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Button;
import org.precinct.seat.Voice;
import org.precinct.seat.policecity.CityBoard;
import org.precinct.seat.policecity.CityButtons;
import org.precinct.seat.policecity.CityDraft;
import org.precinct.seat.policecity.CityTouch;
import org.precinct.seat.policecity.CityWords;
import org.precinct.seat.policecity.DealDraft;
import org.precinct.seat.policecity.OfferDraft;
import org.precinct.seat.policecity.PointDraft;
import org.precinct.seat.policecity.SplitDraft;

/** What is put together of several touches, in words for a list. */
final class CityTouchNames {
  private final CityDraft draft;
  private final View view;
  private final CityBoard table;
  private final Viewpoint viewpoint;
  private final Voice<Action, View, Event> voice;
  private final CityWords words;

  CityTouchNames(CityDraft draft, View view, Viewpoint viewpoint) {
    this.draft = draft;
    this.view = view;
    this.table = CityBoard.of(view);
    this.viewpoint = viewpoint;
    this.voice = viewpoint.voice(CityKeymap.CONTROLS);
    this.words = new CityWords(voice);
  }

  /** A touch that is one step of several. */
  String of(CityTouch touch) {
    if (touch instanceof CityTouch.Die die) return die(die);
    if (touch instanceof CityTouch.Slot slot) return slot(slot.slot());
    if (touch instanceof CityTouch.Gain gain) return gain(gain.position());
    if (touch == CityTouch.Spot.PROPOSAL) return proposal();
    if (touch == CityTouch.Spot.NOBODY) return voice.text("prompt_point_nobody");
    if (touch instanceof CityTouch.Taker taker) return taker(taker.taker());
    if (touch instanceof CityTouch.Shares shares) return shares(shares);
    if (touch instanceof CityTouch.Finger one) {
      String at = voice.text("seat.fingers_at", "player", viewpoint.name(one.seat()));
      if (!(draft.part() instanceof PointDraft point)) return at;
      int then = point.after(one, view.mine.may).map(it -> it.at(one.seat())).orElse(0);
      return at + ": " + point.at(one.seat()) + " → " + then;
    }
    if (touch instanceof CityTouch.Rank one) {
      String ranks = voice.text("seat.ranks_for", "player", viewpoint.name(one.seat()));
      int now = draft.part() instanceof DealDraft deal ? deal.ranks().get(one.seat()) : 0;
      return more(ranks, one.more(), now);
    }
    if (touch instanceof CityTouch.Element one) return element(one);
    if (touch instanceof CityTouch.Kind one) {
      return words.element(one.kind());
    }
    if (touch instanceof CityTouch.Captain one) return taker(1 + one.seat());
    if (touch instanceof CityTouch.Objective one) {
      String price = CityNames.price(one.number(), viewpoint);
      return CityNames.objective(one.number(), viewpoint) + " (" + price + ")";
    }
    if (touch instanceof CityTouch.Card one) return words.card(Box.cardNumbered(one.number()));
    if (touch instanceof CityTouch.Token one) {
      return Special.of(one.number())
          .map(special -> CityNames.token(special, viewpoint))
          .orElseGet(() -> voice.text("seat.any"));
    }
    if (touch instanceof CityTouch.Combination one) return combination(one.combine());
    return "";
  }

  private String combination(Combine one) {
    return voice.label(Actions.combine(one.combo, one.kind_a, one.kind_b), view) + " …";
  }

  /** One more or one less, and how many there are now. */
  private static String more(String what, boolean more, int now) {
    return what + ": " + now + (more ? " + 1" : " − 1");
  }

  private String die(CityTouch.Die die) {
    boolean own = die.seat() == view.mine.seat;
    String name = own ? "" : viewpoint.name(die.seat()) + ", ";
    String told = name + words.die(die.die());
    for (CityBoard.Member member : table.captains().get(die.seat()).team()) {
      if (member.number() != die.die()) continue;
      String face = member.face().map(it -> " " + CityNames.face(it, viewpoint)).orElse("");
      String at = member.at() > 0 ? " " + viewpoint.say("city.on", "slot", "" + member.at()) : "";
      return told + face + at;
    }
    return told;
  }

  private String slot(int slot) {
    return viewpoint.say("city.to", "place", place(slot));
  }

  /** "3 Theatre". */
  private String place(int slot) {
    Optional<String> card = table.calls().get(slot - 1).card().map(words::card);
    return slot + card.map(name -> " " + name).orElse("");
  }

  private String gain(int position) {
    String name = words.gain(view.gains.get(position - 1), table.card());
    if (!(draft.part() instanceof SplitDraft split)) {
      return viewpoint.say("city.leave", "gain", name);
    }
    return name + " → " + taker(split.takers().get(position - 1));
  }

  private String proposal() {
    boolean open = draft.part() instanceof SplitDraft split && split.open();
    return voice.text(open ? "seat.no_proposal" : "seat.propose_for_all") + " …";
  }

  /** A captain's name. */
  private String taker(int taker) {
    return taker == 0 ? voice.text("seat.nobody") : viewpoint.name(taker - 1);
  }

  private String shares(CityTouch.Shares shares) {
    for (Button<CityTouch> usual : new CityButtons(draft, view, voice).usualShares()) {
      if (usual.touch().equals(shares)) return usual.label();
    }
    for (Proposal proposal : view.proposals) {
      if (!proposal.takers.equals(shares.takers())) continue;
      String name = viewpoint.name(proposal.author);
      return viewpoint.say("city.like", "number", "" + proposal.number, "name", name);
    }
    return "";
  }

  private String element(CityTouch.Element one) {
    String file = one.filed() ? " (" + viewpoint.say("city.from_file") + ")" : "";
    int now = 0;
    if (draft.part() instanceof DealDraft deal) {
      now = deal.given(one.seat(), one.element(), one.filed());
    } else if (draft.part() instanceof OfferDraft offer) {
      boolean mine = one.seat() == view.mine.seat;
      now = mine ? offer.given(one.element(), one.filed()) : offer.wanted(one.element());
    }
    return more(
        viewpoint.name(one.seat()) + ", " + words.element(one.element()) + file, one.more(), now);
  }

  /** Tokens and ranks of a deal. */
  String soFar(DealDraft deal) {
    List<String> parts = new ArrayList<>();
    for (CityBoard.Captain captain : table.captains()) {
      int seat = captain.seat();
      List<String> gives = new ArrayList<>();
      for (Seizure kind : Seizure.values()) {
        int open = deal.given(seat, kind.number(), false);
        int filed = seat == view.mine.seat ? deal.given(seat, kind.number(), true) : 0;
        for (int i = 0; i < open + filed; i++) gives.add(CityNames.kind(kind, viewpoint));
      }
      int ranks = deal.ranks().get(seat);
      if (ranks > 0) gives.add("+" + ranks);
      if (!gives.isEmpty()) parts.add(viewpoint.name(seat) + " " + String.join(" ", gives));
    }
    String counted =
        voice.text("seat.deal_so_far", "tokens", "" + deal.tokens(), "ranks", "" + deal.rising());
    return parts.isEmpty() ? counted : counted + " " + String.join(", ", parts);
  }

  /** What both sides of a swap give. */
  String soFar(OfferDraft offer) {
    List<Integer> gives = new ArrayList<>(offer.give());
    gives.addAll(offer.filed());
    return viewpoint.say(
        "city.swap",
        "name",
        viewpoint.name(offer.to().getAsInt()),
        "give",
        gives.isEmpty() ? "–" : words.elements(gives),
        "want",
        offer.want().isEmpty() ? "–" : words.elements(offer.want()));
  }
}
