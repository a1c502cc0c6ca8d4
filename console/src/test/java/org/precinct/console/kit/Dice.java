package org.precinct.console.kit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A person who first does as told, and then picks at random from what is listed. */
public final class Dice implements Rehearsal.Person {
  private static final Pattern COUNT = Pattern.compile("(?:^|\\s)(?:1–)?(\\d+) · \\?");
  private static final List<String> LAST = List.of("Another game?", "Une autre partie ?");

  private final Random random;
  private final Deque<String> told = new ArrayDeque<>();

  public Dice(long seed, String... told) {
    this.random = new Random(seed);
    this.told.addAll(List.of(told));
  }

  @Override
  public String type(String all, String fresh) {
    if (!told.isEmpty()) return told.remove();
    for (String end : LAST) if (fresh.contains(end)) return "";
    Matcher count = COUNT.matcher(fresh);
    int most = 0;
    while (count.find()) most = Integer.parseInt(count.group(1));
    // Police City's placements and proposals are typed, not listed.
    if (fresh.contains("i1 3   ") && random.nextInt(4) > 0) {
      String[] dice = {"i1", "i2", "s", "l"};
      return dice[random.nextInt(4)] + " " + (1 + random.nextInt(4));
    }
    if (fresh.contains("p 1 2 0   ") && random.nextInt(3) == 0) {
      return "p " + (1 + random.nextInt(3)) + " " + (1 + random.nextInt(3)) + " 0";
    }
    return most == 0 ? "" : "" + (1 + random.nextInt(most));
  }
}
