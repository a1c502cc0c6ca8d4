package org.precinct.seat;

import java.util.Optional;
import org.precinct.seat.art.Sign;

/**
 * Something that a player can do, or could if it were possible.
 *
 * @param touch what pressing it touches
 * @param label what it means
 * @param sign drawn beside the label
 * @param why the sentence that says why it cannot be done; empty if it can
 * @param question asked first if it cannot be undone
 * @param spoken what a screen reader says if the label does not say enough
 */
public record Button<T>(
    T touch,
    String label,
    Emphasis emphasis,
    Optional<Sign> sign,
    Optional<String> why,
    Optional<Question> question,
    Optional<String> spoken) {

  /** How much a button stands out. */
  public enum Emphasis {
    /** The one that most turns lead to. */
    PRIMARY,

    /** One among others. */
    USUAL,

    /** Passing, waiting, going back. */
    QUIET,

    /** It hurts somebody, or gives something up. */
    DANGER,
  }

  /** The question before something that cannot be undone. */
  public record Question(String title, Optional<String> text) {}

  public static <T> Button<T> of(T touch, String label, Emphasis emphasis) {
    return new Button<>(
        touch,
        label,
        emphasis,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public Button<T> with(Sign drawn) {
    return new Button<>(touch, label, emphasis, Optional.of(drawn), why, question, spoken);
  }

  /** The same, out of reach for that reason. */
  public Button<T> because(String reason) {
    return new Button<>(touch, label, emphasis, sign, Optional.of(reason), question, spoken);
  }

  /** The same, asking first. */
  public Button<T> asking(String title, Optional<String> text) {
    return new Button<>(
        touch, label, emphasis, sign, why, Optional.of(new Question(title, text)), spoken);
  }

  public Button<T> saying(String words) {
    return new Button<>(touch, label, emphasis, sign, why, question, Optional.of(words));
  }

  public boolean isOpen() {
    return !why.isPresent();
  }
}
