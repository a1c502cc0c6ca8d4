package org.precinct.table.host;

import org.precinct.table.proto.Notice;

/** A journal that this build cannot go on from, and what to tell the person who tried. */
public final class CannotResume extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Notice notice;

  CannotResume(Notice notice) {
    super(notice.key + " " + notice.args);
    this.notice = notice;
  }

  public Notice notice() {
    return notice;
  }
}
