package org.precinct.seat.policecity;

import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;

/**
 * What a captain has put together so far.
 *
 * @param phaseId the moment it is made for
 * @param part of what the phase asks for
 * @param claim of what may be claimed at any time
 * @param sheet what is open over the table
 * @param fileOpen whether the own Top-secret file is open
 */
public record CityDraft(
    int phaseId, Phase phase, PhaseDraft part, ClaimDraft claim, Sheet sheet, boolean fileOpen) {

  /** What can be opened over the table. */
  public enum Sheet {
    NONE,

    /** Objectives, combinations, the own stock. */
    CLAIMS,

    /** Special actions to play in a window. */
    SPECIALS,
  }

  static CityDraft begin(View view) {
    return new CityDraft(
        view.phase_id, view.phase, PhaseDraft.begin(view), ClaimDraft.EMPTY, Sheet.NONE, false);
  }

  CityDraft with(PhaseDraft other) {
    return new CityDraft(phaseId, phase, other, claim, sheet, fileOpen);
  }

  CityDraft with(ClaimDraft other) {
    return new CityDraft(phaseId, phase, part, other, sheet, fileOpen);
  }

  /** With another sheet open; a file that lay under it is shut. */
  CityDraft with(Sheet other) {
    return new CityDraft(phaseId, phase, part, claim, other, other == sheet && fileOpen);
  }

  CityDraft withFile(boolean open) {
    return new CityDraft(phaseId, phase, part, claim, sheet, open);
  }

  CityDraft revised(View view) {
    if (view.mine == null) return begin(view);
    PhaseDraft fresh = PhaseDraft.begin(view);
    ClaimDraft claims = claim.revised(view);
    boolean same = phaseId == view.phase_id && phase == view.phase;
    if (!same) {
      // What could be played in a window is of no use after it.
      Sheet left = sheet == Sheet.SPECIALS ? Sheet.NONE : sheet;
      boolean open = fileOpen && left == Sheet.CLAIMS && !view.mine.file.isEmpty();
      return new CityDraft(view.phase_id, view.phase, fresh, claims, left, open);
    }
    // A phase may begin to ask something of its player only after a while, or for another action.
    boolean asked = part.getClass() == fresh.getClass();
    PhaseDraft revised = asked ? part.revised(view) : fresh;
    boolean open = fileOpen && !view.mine.file.isEmpty();
    return new CityDraft(phaseId, phase, revised, claims, sheet, open);
  }
}
