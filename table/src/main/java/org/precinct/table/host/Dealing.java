package org.precinct.table.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import okio.ByteString;
import org.precinct.engine.Setup;
import org.precinct.table.Loop;
import org.precinct.table.Wording;
import org.precinct.table.fair.Fair;
import org.precinct.table.proto.Begun;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Opening;
import org.precinct.table.proto.Pledge;
import org.precinct.table.proto.Pledged;
import org.precinct.table.proto.Prepare;
import org.precinct.table.proto.Shared;
import org.precinct.table.proto.ToGuest;

/**
 * Agreeing on a seed: everybody has promised, everybody is told all promises, everybody opens.
 *
 * <p>Who goes away or does not answer is left out, but then all others start over with new shares:
 * nobody may pick among seeds by leaving. A promise serves once. Those who have been told all
 * promises may have opened theirs, even if that has not come in yet, so the next attempt waits for
 * the new promises that come with it. And an attempt follows another only because somebody has
 * gone: guests watch for that, or a host could try again until it liked the seed. Every attempt is
 * written down before anybody opens, and all phones count them as well.
 */
final class Dealing {
  private final HostCore core;
  private final Ready ready;
  private final int game;
  private final String rules;
  private final int rulesVersion;
  private final Setup setup;
  private final List<Member> players;
  private final Map<Integer, Pledge> pledges = new TreeMap<>();
  private final Map<Integer, Opening> openings = new TreeMap<>();

  /** All beginnings of this game's deal, those before this round as well. */
  private final List<Begun> begun;

  private int attempt;
  private ByteString share = ByteString.EMPTY;
  private ByteString nonce = ByteString.EMPTY;
  private Loop.Timer timer = () -> {};

  /** The one who goes on when everything is there. */
  interface Ready {
    void deal(Dealt dealt);

    /** The journal does not take the deal. */
    void giveUp();
  }

  /**
   * @param players those whose share counts, in ascending order
   * @param begun how often this game's deal has been begun before
   */
  Dealing(
      HostCore core,
      int game,
      String rules,
      int rulesVersion,
      Setup setup,
      List<Member> players,
      List<Begun> begun,
      Ready ready) {
    this.core = core;
    this.game = game;
    this.rules = rules;
    this.rulesVersion = rulesVersion;
    this.setup = setup;
    this.players = new ArrayList<>(players);
    this.begun = begun;
    this.ready = ready;
  }

  /** Starts an attempt, as soon as everybody who is there has something new to open. */
  void begin() {
    timer.cancel();
    openings.clear();
    pledges.clear();
    players.removeIf(player -> !player.isHere());
    if (players.stream().anyMatch(player -> player.owesPledge)) {
      timer = core.after(core.limits().openMillis(), this::late);
      return;
    }
    players.removeIf(player -> !player.pledge.isPresent());
    attempt();
  }

  private void attempt() {
    // Not a counter: a host that died while it was dealing would count from one again, and a guest
    // could take another attempt for the one that it knows.
    attempt = core.entropy().bytes(4).asByteBuffer().getInt() >>> 1;
    share = core.entropy().bytes(Fair.SHARE);
    nonce = core.entropy().bytes(Fair.SHARE);
    List<Pledged> pledged = new ArrayList<>();
    if (!note()) return;
    for (Member player : players) {
      pledges.put(player.id, player.pledge.get());
      pledged.add(new Pledged(player.id, player.pledge.get()));
      player.spendPledge();
    }
    ToGuest prepare =
        new ToGuest.Builder()
            .prepare(
                new Prepare(
                    game,
                    attempt,
                    rules,
                    rulesVersion,
                    setup.seats(),
                    setup.options(),
                    hostHash(),
                    pledged,
                    share,
                    nonce))
            .build();
    if (players.isEmpty()) {
      finish();
      return;
    }
    timer = core.after(core.limits().openMillis(), this::late);
    for (Member player : List.copyOf(players)) player.line.ifPresent(line -> line.send(prepare));
  }

  /** Nobody is asked to open before it is written down that they will be. */
  private boolean note() {
    List<Integer> members = new ArrayList<>();
    for (Member player : players) members.add(player.id);
    Begun beginning = new Begun(attempt, members);
    if (!core.write(List.of(new Entry.Builder().begun(beginning).build()))) {
      ready.giveUp();
      return false;
    }
    begun.add(beginning);
    return true;
  }

  private ByteString hostHash() {
    return Fair.hash(share, nonce, ByteString.EMPTY);
  }

  /** A member tells its share. One that does not keep its promise is as good as gone. */
  void opened(Member member, Opening opening) {
    Pledge pledge = pledges.get(member.id);
    if (pledge == null || opening.game != game || opening.attempt != attempt) {
      pledged();
      return;
    }
    if (!Fair.keeps(pledge, opening.share, opening.nonce)) {
      players.remove(member);
      begin();
      return;
    }
    openings.put(member.id, opening);
    if (openings.keySet().equals(pledges.keySet())) finish();
  }

  /** A member has something new to open: an attempt may have waited for that. */
  void pledged() {
    if (pledges.isEmpty() && players.stream().noneMatch(player -> player.owesPledge)) begin();
  }

  /** Somebody has gone. */
  void lost(Member member) {
    if (players.remove(member)) begin();
  }

  /** Those who do not answer have to come again: they would think they had been left out. */
  private void late() {
    List<DeviceLine> silent = new ArrayList<>();
    for (Member player : List.copyOf(players)) {
      boolean answered = pledges.isEmpty() ? !player.owesPledge : openings.containsKey(player.id);
      if (answered) continue;
      players.remove(player);
      player.line.ifPresent(silent::add);
    }
    for (DeviceLine line : silent) line.bye(Wording.notice("table.silent"), false);
    begin();
  }

  void cancel() {
    timer.cancel();
  }

  private void finish() {
    timer.cancel();
    List<Shared> shared = new ArrayList<>();
    openings.forEach(
        (id, opening) -> shared.add(new Shared(id, pledges.get(id), opening.share, opening.nonce)));
    ready.deal(
        new Dealt(
            game,
            rules,
            rulesVersion,
            setup.seats(),
            setup.options(),
            attempt,
            hostHash(),
            share,
            nonce,
            shared,
            begun));
  }
}
