package org.precinct.engine.policecity.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.DataFile;

/**
 * A place or event card.
 *
 * @param index its row in police-city-places.csv, from 0
 * @param event empty for a place
 * @param districts a bit for each of its districts
 * @param subject district or seizure kind that an event is about, −1 if none
 */
public record Card(
    int index,
    String id,
    Optional<EventKind> event,
    int districts,
    int handcuffs,
    int mafia,
    int ranks,
    List<Integer> seizures,
    int informants,
    boolean acceptsDice,
    int subject,
    boolean inEasy) {

  public static Card read(int index, DataFile.Row row) {
    boolean place = row.text("type").equals("place");
    Optional<EventKind> event =
        place ? Optional.empty() : Optional.of(row.constant("event_kind", EventKind.class));
    int subject = -1;
    if (!row.isEmpty("event_district")) {
      subject = row.constant("event_district", District.class).ordinal();
    }
    if (!row.isEmpty("event_seizure")) {
      subject = row.constant("event_seizure", Seizure.class).ordinal();
    }
    int districts = district(row, "district_1") | district(row, "district_2");
    if (place && districts == 0) throw row.broken("a place without a district");
    return new Card(
        index,
        row.text("id"),
        event,
        districts,
        place ? row.number("handcuffs") : 0,
        row.number("mafia"),
        row.number("ranks"),
        List.of(
            row.number("drugs"),
            row.number("weapons"),
            row.number("alcohol"),
            row.number("tobacco"),
            row.number("prostitution")),
        row.number("informants"),
        row.flag("dice_allowed"),
        subject,
        row.flag("in_easy"));
  }

  private static int district(DataFile.Row row, String column) {
    return row.isEmpty(column) ? 0 : row.constant(column, District.class).bit();
  }

  public boolean isPlace() {
    return !event.isPresent();
  }

  public boolean is(EventKind kind) {
    return event.isPresent() && event.get() == kind;
  }

  /** What messages call it. */
  public int number() {
    return index + 1;
  }

  /** The text of its name. */
  public String key() {
    return "card." + id;
  }

  /** Where it is; for an electoral objective, the district it is about. */
  public List<District> printedDistricts() {
    List<District> printed = new ArrayList<>();
    for (District district : District.values()) {
      boolean subjected = is(EventKind.DISTRICT_MAJORITY) && subject == district.ordinal();
      if ((districts & district.bit()) != 0 || subjected) printed.add(district);
    }
    return printed;
  }

  /** The trade that an electoral objective is about. */
  public Optional<Seizure> traffic() {
    return is(EventKind.TRAFFIC_MAJORITY)
        ? Optional.of(Seizure.values()[subject])
        : Optional.empty();
  }
}
