package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.District;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Voice;

/** What things on the table are called. */
public final class CityWords {
  private final Voice<Action, View, Event> voice;

  public CityWords(Voice<Action, View, Event> voice) {
    this.voice = voice;
  }

  public String card(Card card) {
    return voice.text(card.key());
  }

  /** What is printed on it. */
  public String text(Card card) {
    return voice.text(card.key() + ".text");
  }

  /** Its districts, or that it is an event. */
  public String where(Card card) {
    if (!card.isPlace()) return voice.text("ui.event_card");
    List<String> districts = new ArrayList<>();
    for (District district : card.printedDistricts()) districts.add(voice.text(district.key()));
    return String.join(" · ", districts);
  }

  /** What securing it brings besides the card. */
  public String brings(Card card) {
    List<String> gains = new ArrayList<>();
    for (int gain : CityBoard.brings(card)) gains.add(gain(gain, Optional.of(card)));
    return String.join(", ", gains);
  }

  /** A die's name; the two inspectors are numbered. */
  public String die(int number) {
    Staff staff = Staff.of(number);
    String name = voice.text(staff.key());
    if (staff != Staff.INSPECTOR) return name;
    return voice.text("die.numbered", "die", name, "number", Integer.toString(number));
  }

  /** A die and what it shows. */
  public String member(CityBoard.Member member) {
    Optional<Face> face = member.face();
    String name = die(member.number());
    return face.isPresent() ? name + ", " + voice.text(face.get().key()) : name;
  }

  /** The same with its captain's name. */
  public String whose(CityBoard.Member member) {
    return voice.name(member.seat()) + ", " + member(member);
  }

  /**
   * Something that is shared out.
   *
   * @param here the card that it is about
   */
  public String gain(int gain, Optional<Card> here) {
    return switch (gain) {
      case Gain.CARD -> here.map(this::card).orElse("");
      case Gain.RANK -> voice.text(Face.RANK.key());
      case Gain.INFORMANT -> voice.text(Staff.INFORMANT.key());
      default -> voice.text(Seizure.values()[Gain.kind(gain)].key());
    };
  }

  /** Something in a stock. */
  public String element(int element) {
    return Element.isToken(element)
        ? voice.text(Seizure.values()[Element.kind(element)].key())
        : card(Box.card(Element.cardOf(element)));
  }

  public String elements(List<Integer> elements) {
    List<String> names = new ArrayList<>();
    for (int element : elements) names.add(element(element));
    return String.join(", ", names);
  }
}
