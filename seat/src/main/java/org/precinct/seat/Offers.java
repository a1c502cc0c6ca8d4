package org.precinct.seat;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What can be touched at one moment and what that does, and why the rest cannot. Answers are worked
 * out once; for one thread.
 */
public final class Offers<
    A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>, D, T> {
  private final Controls<A, V, E, D, T> controls;
  private final D draft;
  private final V view;
  private final Voice<A, V, E> voice;
  private final boolean decides;
  private final Map<T, Reaction<D, A>> reactions = new HashMap<>();
  private List<Button<T>> buttons;

  public Offers(Controls<A, V, E, D, T> controls, D draft, V view, Voice<A, V, E> voice) {
    this(controls, draft, view, voice, true);
  }

  /**
   * @param decides false for a seat in which a bot plays, or a game that is over and looked at
   *     again: things can be looked at, and nothing is sent
   */
  public Offers(
      Controls<A, V, E, D, T> controls, D draft, V view, Voice<A, V, E> voice, boolean decides) {
    this.controls = controls;
    this.draft = draft;
    this.view = view;
    this.voice = voice;
    this.decides = decides;
  }

  /** The same moment with another draft. */
  public Offers<A, V, E, D, T> with(D other) {
    return new Offers<>(controls, other, view, voice, decides);
  }

  public D draft() {
    return draft;
  }

  public V view() {
    return view;
  }

  public Reaction<D, A> reaction(T touch) {
    return reactions.computeIfAbsent(touch, it -> allowed(controls.touch(it, draft, view)));
  }

  private Reaction<D, A> allowed(Reaction<D, A> reaction) {
    return decides || !(reaction instanceof Reaction.Send) ? reaction : Reaction.nothing();
  }

  /** What the host should know of the draft already. */
  public Optional<A> whisper() {
    return decides ? controls.whisper(draft, view) : Optional.empty();
  }

  /** Whether touching this does anything. */
  public boolean reacts(T touch) {
    return !reaction(touch).isNothing();
  }

  /** Why touching this does nothing. */
  public Optional<String> why(T touch) {
    return controls.why(touch, draft, view, voice);
  }

  /** Everything that reacts to a touch, in the order of reading. */
  public List<T> open() {
    if (decides) return controls.open(draft, view);
    List<T> open = new ArrayList<>();
    for (T touch : controls.open(draft, view)) if (reacts(touch)) open.add(touch);
    return open;
  }

  /** The buttons below the table, the most usual one last. */
  public List<Button<T>> buttons() {
    if (buttons == null) {
      buttons = new ArrayList<>();
      for (Button<T> button : controls.buttons(draft, view, voice)) {
        if (decides || !button.isOpen() || reacts(button.touch())) buttons.add(button);
      }
    }
    return buttons;
  }

  /** What dragging something somewhere does: it is picked up and put there. */
  public Reaction<D, A> drag(T source, T target) {
    if (controls.holds(source, draft)) return reaction(target);
    if (reaction(source) instanceof Reaction.Edit<D, A> picked) {
      return allowed(controls.touch(target, picked.draft(), view));
    }
    return Reaction.nothing();
  }

  /** Whether a touch is a step towards an action, or sends it. */
  public boolean leads(T touch, A action) {
    Reaction<D, A> reaction = reaction(touch);
    if (reaction instanceof Reaction.Send<D, A> sent) return sent.action().equals(action);
    if (!(reaction instanceof Reaction.Edit<D, A> edit)) return false;
    OptionalInt now = controls.distance(action, draft, view);
    OptionalInt then = controls.distance(action, edit.draft(), view);
    return now.isPresent() && then.isPresent() && then.getAsInt() < now.getAsInt();
  }
}
