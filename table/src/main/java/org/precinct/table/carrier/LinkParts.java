package org.precinct.table.carrier;

import java.util.List;
import java.util.concurrent.Executor;
import org.precinct.table.Loop;

/**
 * What the links work with.
 *
 * @param loop where everything is decided
 * @param worker for what takes a moment; must run tasks side by side
 * @param gate one for the phone
 */
public record LinkParts(
    Loop loop,
    Executor worker,
    Radios radios,
    List<Carrier> carriers,
    Gate gate,
    FieldNotes notes) {

  public LinkParts(Loop loop, Executor worker, Radios radios, List<Carrier> carriers) {
    this(loop, worker, radios, carriers, new FieldNotes(loop::now));
  }

  public LinkParts(
      Loop loop, Executor worker, Radios radios, List<Carrier> carriers, FieldNotes notes) {
    this(loop, worker, radios, carriers, new Gate(), notes);
  }
}
