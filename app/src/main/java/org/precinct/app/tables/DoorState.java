package org.precinct.app.tables;

import org.precinct.table.channel.JoinSecret;
import org.precinct.table.net.Invitation;
import org.precinct.table.net.JoinCode;
import org.precinct.table.net.JoinPhrase;

/** How the doors of a hosted table are doing; whoever opened them knows more. */
public interface DoorState {

  /** What the QR code holds just now. */
  Invitation invitation(JoinSecret secret);

  /** The code for typing. */
  JoinCode code(JoinPhrase phrase);
}
