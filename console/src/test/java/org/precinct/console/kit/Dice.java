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
  private static final Pattern BACK = Pattern.compile("0 ?: (back|retour)");
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
    // What has been begun is sometimes thought over.
    boolean begun = BACK.matcher(fresh).find();
    if (begun && (most == 0 || random.nextInt(9) == 0)) return "0";
    return most == 0 ? "" : "" + (1 + random.nextInt(most));
  }
}
