package org.precinct.console.command;

import org.precinct.table.host.BotPauses;
import org.precinct.table.host.Limits;
import picocli.CommandLine.Option;

/** Whether bots take their time. */
public final class BotPace {
  @Option(names = "--fast")
  private boolean fast;

  public Limits limits() {
    return fast ? Limits.STANDARD.with(BotPauses.AT_ONCE) : Limits.STANDARD;
  }
}
