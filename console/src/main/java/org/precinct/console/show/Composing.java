package org.precinct.console.show;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.seat.Button;
import org.precinct.seat.Offers;
import org.precinct.seat.Reachable;
import org.precinct.seat.Reaction;
import org.precinct.seat.Voice;

/**
 * A keyboard for any game: the seat's draft, and a number for each touch that leads on from it.
 *
 * <p>Where few actions are possible, they are listed whole and one number is enough. Otherwise each
 * number is a touch. Where even touches are many, those that belong together share a number.
 */
public final class Composing<
        A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>, D, T>
    implements Keyboard<A, V> {
  /** What fits beside a board. */
  private static final int MOST_TOUCHES = 14;

  /** More than can be said or filed at any time. */
  private static final int MOST_ASIDE = 400;

  private final Keymap<A, V, E, D, T> keymap;
  private final V view;
  private final D draft;

  /** Whose touches are listed, if not all of them are. */
  private final Optional<String> group;

  private final Optional<Composing<A, V, E, D, T>> before;
  private Optional<List<A>> whole;
  private List<A> aside;

  private Composing(
      Keymap<A, V, E, D, T> keymap,
      V view,
      D draft,
      Optional<String> group,
      Optional<Composing<A, V, E, D, T>> before) {
    this.keymap = keymap;
    this.view = view;
    this.draft = draft;
    this.group = group;
    this.before = before;
  }

  public static <A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>, D, T>
      Composing<A, V, E, D, T> begin(Keymap<A, V, E, D, T> keymap, V view) {
    D draft = keymap.controls().begin(view);
    return new Composing<>(keymap, view, draft, Optional.empty(), Optional.empty());
  }

  @Override
  public Composing<A, V, E, D, T> at(V now) {
    if (view.equals(now)) return this;
    if (before.isEmpty() || !keymap.lasts(view, now)) return begin(keymap, now);
    D revised = keymap.controls().revise(draft, now);
    if (revised.equals(keymap.controls().begin(now))) return begin(keymap, now);
    return new Composing<>(keymap, now, revised, group, Optional.of(before.get().at(now)));
  }

  @Override
  public Optional<Keyboard<A, V>> back() {
    return before.map(one -> one);
  }

  @Override
  public String question(Viewpoint viewpoint) {
    return before.isEmpty() ? "" : keymap.question(draft, view, viewpoint);
  }

  @Override
  public List<Choice<A, V>> choices(Viewpoint viewpoint) {
    Optional<List<A>> all = whole();
    if (all.isEmpty()) return steps(viewpoint);
    List<Choice<A, V>> choices = new ArrayList<>();
    for (A action : keymap.ordered(all.get(), view)) choices.add(act(action, viewpoint));
    for (Entry<A, V, T> entry : entries(viewpoint)) {
      boolean step = entry.choice.next() instanceof Next.Step;
      if (step && leadsAside(entry.touch)) choices.add(entry.choice);
    }
    return choices;
  }

  @Override
  public Optional<A> whisper() {
    return keymap.controls().whisper(draft, view);
  }

  /** Everything that can be done, if that is little. */
  private Optional<List<A>> whole() {
    if (before.isPresent()) return Optional.empty();
    if (whole == null) {
      whole =
          Reachable.all(
              keymap.controls(), view, keymap.few(view), action -> !keymap.isAside(action, view));
    }
    return whole;
  }

  /** Whether something is behind a touch that is not listed whole. */
  private boolean leadsAside(T touch) {
    if (aside == null) {
      aside =
          Reachable.actions(keymap.controls(), view, MOST_ASIDE).stream()
              .filter(action -> keymap.isAside(action, view))
              .toList();
    }
    Offers<A, V, E, D, T> offers = offers(null);
    return aside.stream().anyMatch(action -> offers.leads(touch, action));
  }

  private Choice<A, V> act(A action, Viewpoint viewpoint) {
    String label = viewpoint.voice(keymap.controls()).label(action, view);
    Line detail = Line.of(keymap.detail(action, view, viewpoint), Tone.FAINT);
    return new Choice<>(Line.of(label), detail, new Next.Act<>(action));
  }

  private Offers<A, V, E, D, T> offers(Voice<A, V, E> voice) {
    return new Offers<>(keymap.controls(), draft, view, voice);
  }

  /** A touch and its line. */
  private record Entry<A, V, T>(T touch, Choice<A, V> choice) {}

  private List<Choice<A, V>> steps(Viewpoint viewpoint) {
    List<Entry<A, V, T>> entries = entries(viewpoint);
    boolean many = entries.size() > MOST_TOUCHES;
    List<Choice<A, V>> choices = new ArrayList<>();
    Set<String> groups = new LinkedHashSet<>();
    for (Entry<A, V, T> entry : entries) {
      Optional<String> own = keymap.group(entry.touch, draft, view, viewpoint);
      if (group.isPresent() ? own.equals(group) : !many || own.isEmpty()) choices.add(entry.choice);
      else if (group.isEmpty() && groups.add(own.get())) choices.add(opening(own.get()));
    }
    return choices;
  }

  private Choice<A, V> opening(String name) {
    Keyboard<A, V> inside =
        new Composing<>(keymap, view, draft, Optional.of(name), Optional.of(this));
    return new Choice<>(Line.of(name + " …"), new Line(), new Next.Step<>(inside));
  }

  private List<Entry<A, V, T>> entries(Viewpoint viewpoint) {
    Offers<A, V, E, D, T> offers = offers(viewpoint.voice(keymap.controls()));
    List<Entry<A, V, T>> entries = new ArrayList<>();
    for (T touch : offers.open()) {
      if (!keymap.inSight(touch, draft, view)) continue;
      Reaction<D, A> reaction = offers.reaction(touch);
      if (reaction instanceof Reaction.Send<D, A> sent) {
        entries.add(new Entry<>(touch, act(sent.action(), viewpoint)));
      } else if (reaction instanceof Reaction.Edit<D, A> edit) {
        step(touch, edit.draft(), viewpoint).ifPresent(it -> entries.add(new Entry<>(touch, it)));
      }
    }
    return entries;
  }

  private Optional<Choice<A, V>> step(T touch, D then, Viewpoint viewpoint) {
    Next<A, V> next = new Next.Step<>(with(then));
    String mark = keymap.isChosen(touch, draft, view) ? "✓ " : "";
    return keymap
        .label(touch, draft, view, viewpoint)
        .map(label -> new Choice<>(Line.of(mark + label), new Line(), next));
  }

  /** The next step, or an earlier one if this one leads there. */
  private Composing<A, V, E, D, T> with(D then) {
    Optional<Composing<A, V, E, D, T>> earlier = before;
    while (earlier.isPresent()) {
      if (earlier.get().group.isEmpty() && earlier.get().draft.equals(then)) return earlier.get();
      earlier = earlier.get().before;
    }
    return new Composing<>(keymap, view, then, Optional.empty(), Optional.of(this));
  }

  @Override
  public List<String> closed(Viewpoint viewpoint) {
    Offers<A, V, E, D, T> offers = offers(viewpoint.voice(keymap.controls()));
    Set<String> closed = new LinkedHashSet<>();
    for (Button<T> button : offers.buttons()) {
      // Nothing is put together where actions are listed whole.
      boolean misses =
          whole().isPresent() && !keymap.expected(draft, view).contains(button.touch());
      if (button.isOpen() || misses || !keymap.inSight(button.touch(), draft, view)) continue;
      closed.add(because(button.label(), button.why().get(), viewpoint));
    }
    if (whole().isPresent()) return List.copyOf(closed);
    for (T touch : keymap.expected(draft, view)) {
      Optional<String> label = keymap.label(touch, draft, view, viewpoint);
      Optional<String> why = offers.reacts(touch) ? Optional.empty() : offers.why(touch);
      if (label.isPresent() && why.isPresent()) {
        closed.add(because(label.get(), why.get(), viewpoint));
      }
    }
    return List.copyOf(closed);
  }

  private static String because(String label, String why, Viewpoint viewpoint) {
    return viewpoint.say("show.list", "title", label, "items", why);
  }

  @Override
  public Optional<Next<A, V>> command(String typed, Viewpoint viewpoint) throws Misread {
    Composing<A, V, E, D, T> first = begin(keymap, view);
    Optional<List<T>> touches = keymap.command(typed, first.draft, view, viewpoint);
    if (touches.isEmpty()) return Optional.empty();
    D now = first.draft;
    for (T touch : touches.get()) {
      Reaction<D, A> reaction = keymap.controls().touch(touch, now, view);
      if (reaction instanceof Reaction.Send<D, A> sent) {
        return Optional.of(new Next.Act<>(sent.action()));
      }
      if (reaction instanceof Reaction.Edit<D, A> edit) now = edit.draft();
      else throw impossible(typed, touch, now, viewpoint);
    }
    return Optional.of(new Next.Step<>(first.with(now)));
  }

  private Misread impossible(String typed, T touch, D now, Viewpoint viewpoint) {
    Voice<A, V, E> voice = viewpoint.voice(keymap.controls());
    Optional<String> why = keymap.controls().why(touch, now, view, voice);
    return new Misread(why.orElseGet(() -> viewpoint.say("play.impossible", "typed", typed)));
  }
}
