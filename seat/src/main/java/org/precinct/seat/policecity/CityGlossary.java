package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.precinct.engine.policecity.kit.District;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.seat.Term;
import org.precinct.seat.art.CitySigns;
import org.precinct.seat.art.Sign;

/** The signs of Police City. Faces draw dice, tokens and districts themselves. */
final class CityGlossary {
  static final List<Term> TERMS = terms();

  private CityGlossary() {}

  private static List<Term> terms() {
    List<Term> terms = new ArrayList<>();
    for (Staff staff : Staff.values()) terms.add(drawn(staff));
    terms.add(sign("handcuffs", CitySigns.HANDCUFFS));
    terms.add(sign("rank", CitySigns.RANK));
    terms.add(sign("double", CitySigns.DOUBLE));
    terms.add(sign("mafia", CitySigns.MAFIA));
    for (Seizure kind : Seizure.values()) terms.add(drawn(kind));
    for (District district : District.values()) terms.add(drawn(district));
    for (Special special : Special.values()) terms.add(drawn(special));
    terms.add(new Term("secret", Optional.empty()));
    terms.add(sign("finger", CitySigns.FINGER));
    terms.add(sign("office", CitySigns.OFFICE));
    terms.add(sign("objective", CitySigns.OBJECTIVE));
    return List.copyOf(terms);
  }

  private static Term drawn(Enum<?> constant) {
    return new Term(constant.name().toLowerCase(Locale.ROOT), Optional.empty());
  }

  private static Term sign(String id, Sign sign) {
    return new Term(id, Optional.of(sign));
  }
}
