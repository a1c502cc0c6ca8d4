package org.precinct.app.links;

import org.precinct.table.carrier.FieldNotes;
import org.precinct.table.carrier.Links;

/** All ways from this phone to others. One for the app: {@link AndroidLinks#of}. */
public interface PhoneLinks extends Links {

  /** What the phone has, and what is switched off. */
  PhoneRadios radios();

  /** What the links did lately. */
  FieldNotes notes();
}
