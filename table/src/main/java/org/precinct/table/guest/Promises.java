package org.precinct.table.guest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import okio.ByteString;
import org.precinct.table.Entropy;
import org.precinct.table.fair.Evidence;
import org.precinct.table.fair.Fair;
import org.precinct.table.fair.SaltChain;
import org.precinct.table.proto.Keepsake;
import org.precinct.table.proto.Opening;
import org.precinct.table.proto.Pledge;
import org.precinct.table.proto.Pledged;
import org.precinct.table.proto.Prepare;
import org.precinct.table.proto.Room;
import org.precinct.table.proto.Secret;

/** What this device has promised for the game to come, and what it has told for the running one. */
final class Promises {
  /** Nobody begins a deal that often. */
  private static final int MOST_BEGUN = 1_000;

  private final Entropy entropy;
  private final int chainLength;
  private Promise next;
  private Optional<Promise> running = Optional.empty();
  private Optional<Prepare> prepare = Optional.empty();

  /** Attempts at the deal of that game so far. */
  private final List<Integer> begun = new ArrayList<>();

  /** Attempts at deals of other games since the last one that was played to its end. */
  private int inVain;

  /** The connection on which all promises were told; 0 for none that still counts. */
  private int preparedOn;

  private boolean redealt;
  private int salts;
  private boolean unsalted = true;

  /** A promise and the salts that go with it. */
  private record Promise(Secret secret, SaltChain chain) {
    Pledge pledge() {
      return new Pledge(Fair.hash(secret.share, secret.nonce, chain.anchor()), chain.anchor());
    }
  }

  Promises(Entropy entropy, int chainLength) {
    this.entropy = entropy;
    this.chainLength = chainLength;
    this.next = promise();
  }

  void remember(Keepsake keepsake) {
    if (keepsake.next != null) next = promise(keepsake.next);
    running = Optional.ofNullable(keepsake.running).map(this::promise);
    prepare = Optional.ofNullable(keepsake.prepare);
    begun.addAll(keepsake.begun);
    inVain = keepsake.in_vain;
  }

  void keep(Keepsake.Builder keepsake) {
    keepsake.next(next.secret);
    keepsake.running(running.map(Promise::secret).orElse(null));
    keepsake.prepare(prepare.orElse(null));
    keepsake.begun(begun).in_vain(inVain);
  }

  private Promise promise() {
    return promise(new Secret(entropy.bytes(32), entropy.bytes(32), entropy.bytes(16)));
  }

  private Promise promise(Secret kept) {
    return new Promise(kept, new SaltChain(kept.salts, chainLength));
  }

  /** For the game to come. */
  Pledge pledge() {
    return next.pledge();
  }

  /**
   * Tells this device's share, if its promise is among those that everybody is told.
   *
   * @param connection where that was said
   */
  Optional<Opening> open(Prepare all, int member, int connection) {
    if (!next.pledge().equals(pledges(all).get(member))) return Optional.empty();
    // The host goes first: it must not wait for the others' shares with its own.
    boolean hostOpened =
        Fair.hash(all.host_share, all.host_nonce, ByteString.EMPTY).equals(all.host_hash);
    if (!hostOpened) return Optional.empty();
    if (!prepare.isPresent() || prepare.get().game != all.game) {
      // The number of a game is the host's word: what it called another game was a deal as well.
      inVain += begun.size();
      begun.clear();
    }
    if (begun.size() < MOST_BEGUN) begun.add(all.attempt);
    boolean again = preparedOn == connection && prepare.get().game == all.game;
    redealt = again && (redealt || !isFewer(pledges(all), pledges(prepare.get())));
    running = Optional.of(next);
    prepare = Optional.of(all);
    preparedOn = connection;
    next = promise();
    Secret told = running.get().secret;
    return Optional.of(new Opening(all.game, all.attempt, told.share, told.nonce, next.pledge()));
  }

  /**
   * Whether somebody has gone and nobody has come: the only reason to agree on a seed again. The
   * host knows the seed before anybody else does, and could try until it liked one.
   */
  private static boolean isFewer(Map<Integer, Pledge> now, Map<Integer, Pledge> before) {
    return now.size() < before.size() && before.keySet().containsAll(now.keySet());
  }

  private static Map<Integer, Pledge> pledges(Prepare all) {
    Map<Integer, Pledge> pledges = new HashMap<>();
    for (Pledged one : all.pledged) pledges.put(one.member, one.pledge);
    return pledges;
  }

  /** Nothing came of what everybody was told: all are back in the lobby. */
  void callOff() {
    preparedOn = 0;
  }

  /** A game has been dealt. */
  Evidence begin(Room now, int member, int connection) {
    Optional<Prepare> agreed = prepare.filter(p -> p.game == now.game);
    boolean counted = agreed.isPresent() && agreed.get().attempt == now.attempt;
    boolean stayed = agreed.isPresent() && preparedOn == connection;
    ByteString share = running.map(promise -> promise.secret.share).orElse(ByteString.EMPTY);
    Evidence evidence = new Evidence(now.game, member, agreed, share, stayed || counted);
    if (agreed.isPresent()) evidence.begun(begun);
    evidence.begunInVain(inVain + (agreed.isPresent() ? 0 : begun.size()));
    if (stayed && redealt) evidence.suspect("fair.redealt");
    if (stayed) evidence.sits(now.chairs);
    else evidence.cameLate();
    salts = 0;
    unsalted = !counted;
    if (!counted) running = Optional.empty();
    return evidence;
  }

  /** A game has been played to its end, and was fair: what came to nothing was told with it. */
  void finished() {
    begun.clear();
    inVain = 0;
  }

  /** Whether the running game's seed has this device's share, as far as the host has said. */
  boolean counts() {
    return running.isPresent();
  }

  /** The salt of the next action; empty if there is none, and from then on. */
  ByteString salt() {
    return unsalted || !running.isPresent() ? ByteString.EMPTY : running.get().chain.after(salts);
  }

  /** An action with this salt has been carried out. */
  void used(ByteString salt) {
    if (salt.size() > 0) salts++;
    else unsalted = true;
  }

  /** The host does not take this device's salts. */
  void doWithoutSalts() {
    unsalted = true;
  }

  /** The host has had that many actions of this device, so many of them with a salt. */
  void goOnAfter(int actions, int withSalt) {
    salts = withSalt;
    if (withSalt < actions) unsalted = true;
  }
}
