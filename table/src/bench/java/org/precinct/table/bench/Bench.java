package org.precinct.table.bench;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.function.UnaryOperator;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.Games;
import org.precinct.engine.kit.Kits;
import org.precinct.engine.pennies.Pennies;
import org.precinct.table.Entropy;
import org.precinct.table.Loop;
import org.precinct.table.Shelf;
import org.precinct.table.ThreadLoop;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Channels;
import org.precinct.table.channel.Doorkeeper;
import org.precinct.table.channel.Entrance;
import org.precinct.table.channel.Ticket;
import org.precinct.table.guest.Connector;
import org.precinct.table.host.HostTable;
import org.precinct.table.host.Limits;
import org.precinct.table.journal.FileJournal;
import org.precinct.table.journal.Journal;
import org.precinct.table.journal.MemoryJournal;
import org.precinct.table.kit.SimulatedTime;
import org.precinct.table.link.TcpDoor;
import org.precinct.table.link.TcpLink;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.Update;

/**
 * Speeds and sizes of a table:
 *
 * <ol type="a">
 *   <li>actions per second through a host with five guests in the same process, every update
 *       decoded by every guest,
 *   <li>time from a guest's action until eight devices have decoded their views, over TCP on
 *       loopback, encrypted, with the journal on disk,
 *   <li>bytes per update, with and without the list of legal actions that generic clients want,
 *   <li>time and memory to resume 10,000 actions, and what an action costs early and late in a long
 *       game.
 * </ol>
 *
 * <p>No game of the house lasts for 10,000 actions; there (d) adds up games until they have as
 * many, and the small game of the tests shows a single long one.
 */
public final class Bench {
  private static final List<InetAddress> LOOPBACK = List.of(InetAddress.getLoopbackAddress());

  private static final int GUESTS = 5;
  private static final int RECORDED = 50_000;
  private static final int WARM_UP = 6;
  private static final int ROUNDS = 5;

  /** In invented time, in milliseconds. */
  private static final int THINKING = 3_000;

  private final List<String> json = new ArrayList<>();

  private Bench() {}

  public static void main(String[] args) throws Exception {
    Bench bench = new Bench();
    String only = System.getProperty("bench.only", "abcd");
    List<Game<?, ?, ?, ?>> games = new ArrayList<>(Games.all());
    String one = System.getProperty("bench.game", "");
    games.removeIf(game -> !one.isEmpty() && !game.info().id().equals(one));
    for (Game<?, ?, ?, ?> game : games) if (only.contains("a")) bench.actions(game);
    for (Game<?, ?, ?, ?> game : games) if (only.contains("b")) bench.latency(game);
    for (Game<?, ?, ?, ?> game : games) if (only.contains("c")) bench.bytes(game);
    for (Game<?, ?, ?, ?> game : games) if (only.contains("d")) bench.resume(game, Shelf.HOUSE);
    if (only.contains("d")) bench.longGame();
    if (args.length > 0) bench.write(new File(args[0]));
  }

  /**
   * Games are played at random once and then played again as by phones: by players who know their
   * moves and are not sent a list of them. The host has one core and the guests have the other, in
   * invented time: nobody waits for an hourglass. The first rounds do not count, because the
   * compiler wants a core as well; of the others, the one in the middle.
   *
   * <p>What is said between two games (promises, shares, the record and its check by everybody) is
   * no action: it is in a second figure.
   */
  private void actions(Game<?, ?, ?, ?> game) throws Exception {
    List<ByteString> entries = recorded(game);
    for (int round = 0; round < WARM_UP; round++) actions(game, new Script(entries));
    List<Rates> rounds = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) rounds.add(actions(game, new Script(entries)));
    rounds.sort(Comparator.comparingDouble(Rates::actions));
    Rates middle = rounds.get(ROUNDS / 2);
    print(
        "(a) %-16s %8.0f actions/s (%.0f with deals and checks)  %.1f views decoded for each,"
            + " %d skipped  %s, aim 50,000: %s",
        game.info().id(),
        middle.actions,
        middle.everything,
        middle.views,
        middle.skipped,
        bar("at least 20,000/s", middle.actions >= 20_000),
        middle.actions >= 50_000 ? "reached" : "not yet");
    note(
        "'bench': 'actions', 'game': '%s', 'guests': %d, 'actionsPerSecond': %.0f,"
            + " 'withDealsAndChecks': %.0f, 'viewsPerAction': %.2f, 'skipped': %d",
        game.info().id(), GUESTS, middle.actions, middle.everything, middle.views, middle.skipped);
  }

  /**
   * @param actions in a second, while games were played
   * @param everything actions in a second of the whole evening
   * @param views for each action
   * @param skipped views that somebody never saw
   */
  private record Rates(double actions, double everything, double views, long skipped) {}

  private static Rates actions(Game<?, ?, ?, ?> game, Script script) throws Exception {
    try (Lanes lanes = new Lanes();
        Party party = new Party(game, Shelf.HOUSE, lanes.host, script, Bench::known)) {
      long start = System.nanoTime();
      party.follow(script);
      party.invite(GUESTS, lanes.guests, party.local());
      lanes.run(party::isComplete);
      party.play();
      int most = script.length() - 100;
      lanes.run(() -> script.actions() >= most);
      long nanos = System.nanoTime() - start;
      double actions = script.actions();
      return new Rates(
          actions * 1e9 / (nanos - script.between()),
          actions * 1e9 / nanos,
          party.updates.get() / actions,
          party.missed.get());
    }
  }

  /** The journal of a table that has played at random for long enough, on one thread. */
  private static List<ByteString> recorded(Game<?, ?, ?, ?> game) throws Exception {
    SimulatedTime time = new SimulatedTime(1);
    Journal journal = new MemoryJournal();
    Loop loop = time.loop();
    try (Party party = new Party(game, Shelf.HOUSE, loop, journal, Bench::known)) {
      party.invite(GUESTS, loop, party.local());
      while (!party.isComplete()) time.next();
      play(party, time, RECORDED);
      return journal.read();
    }
  }

  private static Entropy known(int device) {
    Random random = new Random(device);
    return count -> {
      byte[] bytes = new byte[count];
      random.nextBytes(bytes);
      return ByteString.of(bytes);
    };
  }

  /** A table that is ready to play, with so many devices in the same process. */
  private static Party party(
      Game<?, ?, ?, ?> game,
      Shelf shelf,
      SimulatedTime time,
      Journal journal,
      int devices,
      UnaryOperator<Connector> way)
      throws Exception {
    Loop loop = time.loop();
    Party party = new Party(game, shelf, loop, journal);
    party.invite(devices, loop, way.apply(party.local()));
    while (!party.isComplete()) time.next();
    return party;
  }

  private static void play(Party party, SimulatedTime time, int actions) {
    party.thinking = THINKING;
    if (party.actions.get() == 0) party.play();
    while (party.actions.get() < actions) time.next();
  }

  /** The time that this thread has had a core for: on a busy machine less than has passed. */
  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private void latency(Game<?, ?, ?, ?> game) throws Exception {
    File file = File.createTempFile("bench", ".journal");
    if (!file.delete()) throw new IOException("cannot delete " + file);
    try (ThreadLoop hosts = new ThreadLoop("host");
        ThreadLoop guests = new ThreadLoop("guests");
        Party party = new Party(game, Shelf.HOUSE, hosts, FileJournal.open(file));
        TcpDoor door = TcpDoor.bind(LOOPBACK, 0, new TcpDoor.Limits(64, 64))) {
      Entrance entrance = party.host.entrance(false);
      door.open(
          new Doorkeeper(hosts, () -> entrance, Doorkeeper.Limits.USUAL, party.host::arrived));
      party.most = 0;
      party.invite(8, guests, tcp(door, guests, entrance));
      while (!party.isComplete()) Thread.sleep(1);
      // Time is real here: nobody sits through windows in which one may react, nor waits for sand
      // while dice are moved about.
      Kits.find(game.info().id()).orElseThrow().brief().forEach(party.host::option);
      party.play();
      while (party.host.state().room().phase != Phase.PLAYING) Thread.sleep(1);
      List<Long> times = new ArrayList<>();
      long end = System.nanoTime() + 40_000_000_000L;
      for (int i = 0; times.size() < 3_000 && System.nanoTime() < end; i++) {
        long time = timeOfOne(party, party.robots.get(i % party.robots.size()), guests);
        if (time > 0) times.add(time);
      }
      times.subList(0, times.size() / 3).clear();
      Collections.sort(times);
      double p50 = times.get(times.size() / 2) / 1e6;
      double p99 = times.get(times.size() * 99 / 100) / 1e6;
      print(
          "(b) %-16s %8.2f ms p50  %8.2f ms p99  of %d actions on 8 devices  %s",
          game.info().id(), p50, p99, times.size(), bar("p99 under 10 ms", p99 < 10));
      note(
          "'bench': 'latency', 'game': '%s', 'devices': 8, 'p50Millis': %.3f, 'p99Millis': %.3f",
          game.info().id(), p50, p99);
    } finally {
      Files.deleteIfExists(file.toPath());
    }
  }

  /** Nanoseconds until everybody has decoded an action's update; 0 if not everybody saw it. */
  private static long timeOfOne(Party party, Party.Robot robot, ThreadLoop loop) throws Exception {
    long[] start = {0};
    CountDownLatch begun = new CountDownLatch(1);
    loop.execute(
        () -> {
          start[0] = System.nanoTime();
          if (!robot.act()) start[0] = 0;
          begun.countDown();
        });
    begun.await();
    if (start[0] == 0) return 0;
    long giveUp = start[0] + 60_000_000;
    while (System.nanoTime() < giveUp) {
      long last = 0;
      boolean all = true;
      for (Party.Robot each : party.robots) {
        last = Math.max(last, each.decodedAt);
        all &= each.decodedAt > start[0];
      }
      if (all) return last - start[0];
      Thread.sleep(0, 100_000);
    }
    return 0;
  }

  private static Connector tcp(TcpDoor door, ThreadLoop loop, Entrance entrance) {
    return (ticket, answer) ->
        Channels.connect(
            TcpLink.to(List.of(new InetSocketAddress(LOOPBACK.get(0), door.port())), 5_000),
            loop,
            Ticket.invited(entrance.table(), entrance.secret()),
            5_000,
            new Channels.Welcome() {
              @Override
              public void ready(Channel channel) {
                answer.connected(channel);
              }

              @Override
              public void refused(Channels.Refusal reason) {
                answer.failed();
              }
            });
  }

  private void bytes(Game<?, ?, ?, ?> game) throws Exception {
    List<Integer> plain = Collections.synchronizedList(new ArrayList<>());
    List<Integer> listed = Collections.synchronizedList(new ArrayList<>());
    SimulatedTime time = new SimulatedTime(1);
    UnaryOperator<Connector> weighed =
        local ->
            (ticket, answer) ->
                local.connect(
                    ticket,
                    new Connector.Callback() {
                      @Override
                      public void connected(Channel channel) {
                        answer.connected(new Scales(channel, plain, listed));
                      }

                      @Override
                      public void failed() {
                        answer.failed();
                      }
                    });
    int seats = Math.min(5, game.info().maxSeats());
    try (Party party = party(game, Shelf.HOUSE, time, new MemoryJournal(), seats, weighed)) {
      play(party, time, 10_000);
    }
    bytes(game, plain, false);
    bytes(game, listed, true);
  }

  private void bytes(Game<?, ?, ?, ?> game, List<Integer> sizes, boolean choices) {
    int[] sorted = sizes.stream().mapToInt(Integer::intValue).toArray();
    Arrays.sort(sorted);
    int median = sorted[sorted.length / 2];
    int p99 = sorted[sorted.length * 99 / 100];
    print(
        "(c) %-16s %8d bytes p50  %8d bytes p99  of %d updates  %s",
        game.info().id(),
        median,
        p99,
        sorted.length,
        choices ? "with the legal actions listed" : bar("median under 200", median < 200));
    note(
        "'bench': 'bytes', 'game': '%s', 'choices': %s, 'median': %d, 'p99': %d",
        game.info().id(), choices, median, p99);
  }

  /** A channel that weighs the updates that come through it. */
  private record Scales(Channel channel, List<Integer> plain, List<Integer> listed)
      implements Channel {
    @Override
    public Entry entry() {
      return channel.entry();
    }

    @Override
    public String words() {
      return channel.words();
    }

    @Override
    public void open(Receiver receiver) {
      channel.open(
          new Receiver() {
            @Override
            public void received(ByteString message) {
              weigh(message);
              receiver.received(message);
            }

            @Override
            public void closed() {
              receiver.closed();
            }
          });
    }

    private void weigh(ByteString message) {
      try {
        Update update = ToGuest.ADAPTER.decode(message).update;
        if (update == null) return;
        listed.add(message.size());
        boolean more =
            update.view != null
                || update.delta != null
                || update.glass != null
                || !update.news.isEmpty();
        Update bare = update.newBuilder().choices(null).build();
        if (more) {
          plain.add(ToGuest.ADAPTER.encodedSize(new ToGuest.Builder().update(bare).build()));
        }
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void send(ByteString message) {
      channel.send(message);
    }

    @Override
    public void close() {
      channel.close();
    }
  }

  private void resume(Game<?, ?, ?, ?> game, Shelf shelf) throws Exception {
    MemoryJournal journal = new MemoryJournal();
    SimulatedTime time = new SimulatedTime(1);
    Party party = party(game, shelf, time, journal, Math.min(5, game.info().maxSeats()), c -> c);
    if (game instanceof Pennies) party.host.option("rounds", "20000");
    play(party, time, 10_000);
    List<ByteString> entries = journal.read();
    List<List<ByteString>> games = split(entries);
    int steps = 0;
    for (List<ByteString> one : games) steps += one.size() - 3;
    double best = Double.MAX_VALUE;
    long heap = 0;
    for (int round = 0; round < 5; round++) {
      long before = usedHeap();
      List<HostTable> tables = new ArrayList<>();
      List<ThreadLoop> loops = new ArrayList<>();
      long start = System.nanoTime();
      for (List<ByteString> one : games) {
        ThreadLoop loop = new ThreadLoop("resumed");
        loops.add(loop);
        Journal again = new MemoryJournal(one);
        tables.add(
            HostTable.resume(loop, again, Entropy.system(), shelf, Limits.STANDARD, Party.APP));
      }
      best = Math.min(best, (System.nanoTime() - start) / 1e6);
      heap = usedHeap() - before;
      for (HostTable table : tables) table.close();
      for (ThreadLoop loop : loops) loop.close();
    }
    int bytes = entries.stream().mapToInt(ByteString::size).sum();
    print(
        "(d) %-16s %8.0f ms to resume %d steps in %d games  %.1f MB heap  %.1f bytes per step  %s",
        game.info().id(),
        best,
        steps,
        games.size(),
        heap / 1e6,
        1.0 * bytes / steps,
        bar("under one second", best < 1000));
    note(
        "'bench': 'resume', 'game': '%s', 'steps': %d, 'games': %d, 'millis': %.1f,"
            + " 'heapBytes': %d, 'journalBytesPerStep': %.1f",
        game.info().id(), steps, games.size(), best, heap, 1.0 * bytes / steps);
  }

  /** A journal for each game of a journal: how the table began, the people, the deal, the steps. */
  private static List<List<ByteString>> split(List<ByteString> entries) throws IOException {
    List<List<ByteString>> games = new ArrayList<>();
    ByteString company = entries.get(1);
    for (ByteString bytes : entries) {
      Entry entry = Entry.ADAPTER.decode(bytes);
      if (entry.company != null) company = bytes;
      if (entry.dealt != null) {
        games.add(new ArrayList<>(List.of(entries.get(0), company, bytes)));
      }
      if (entry.step != null) games.get(games.size() - 1).add(bytes);
    }
    return games;
  }

  private static long usedHeap() throws InterruptedException {
    Runtime runtime = Runtime.getRuntime();
    for (int i = 0; i < 3; i++) {
      System.gc();
      Thread.sleep(30);
    }
    return runtime.totalMemory() - runtime.freeMemory();
  }

  /** One game of 10,000 actions: what an action costs early on and late, and the resume of it. */
  private void longGame() throws Exception {
    Game<?, ?, ?, ?> pennies = new Pennies();
    Shelf shelf = Kits::game;
    double early = Double.MAX_VALUE;
    double late = Double.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      SimulatedTime time = new SimulatedTime(1);
      try (Party party = party(pennies, shelf, time, new MemoryJournal(), 5, c -> c)) {
        party.host.option("rounds", "20000");
        early = Math.min(early, microsPerAction(party, time, 500, 1_500));
        late = Math.min(late, microsPerAction(party, time, 9_500, 10_500));
      }
    }
    print(
        "(d) an action costs %.1f µs at 1,000 actions, %.1f µs at 10,000: %.2f times as much  %s",
        early, late, late / early, bar("no growth", late < 1.25 * early));
    note(
        "'bench': 'growth', 'microsAt1000': %.2f, 'microsAt10000': %.2f, 'ratio': %.3f",
        early, late, late / early);
    resume(pennies, shelf);
  }

  private static double microsPerAction(Party party, SimulatedTime time, int from, int to) {
    play(party, time, from);
    long start = cpuNanos();
    play(party, time, to);
    return (cpuNanos() - start) / 1e3 / (to - from);
  }

  /** What was to be reached, and whether it was. */
  private static String bar(String what, boolean reached) {
    return "[" + what + ": " + (reached ? "reached" : "MISSED") + "]";
  }

  private void print(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }

  private void note(String format, Object... values) {
    json.add(String.format(Locale.ROOT, "  {" + format.replace('\'', '"') + "}", values));
  }

  /** Adds to the rows that other benches have written into the same file. */
  private void write(File file) throws IOException {
    String rows = "[";
    if (file.exists()) {
      String old = new String(Files.readAllBytes(file.toPath()), StandardCharsets.UTF_8).trim();
      rows = old.substring(0, old.lastIndexOf(']')).trim();
    }
    String joint = rows.endsWith("}") ? ",\n" : "\n";
    File folder = file.getAbsoluteFile().getParentFile();
    if (!folder.isDirectory() && !folder.mkdirs()) throw new IOException("cannot make " + folder);
    String all = rows + joint + String.join(",\n", json) + "\n]\n";
    Files.write(file.toPath(), all.getBytes(StandardCharsets.UTF_8));
  }
}
