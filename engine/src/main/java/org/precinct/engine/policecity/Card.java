package org.precinct.engine.policecity;

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
record Card(
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

  static Card read(int index, DataFile.Row row) {
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

  boolean isPlace() {
    return !event.isPresent();
  }

  boolean is(EventKind kind) {
    return event.isPresent() && event.get() == kind;
  }
}
