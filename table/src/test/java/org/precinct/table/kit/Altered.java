package org.precinct.table.kit;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import org.precinct.engine.Game;

/** A game with one thing changed, as a cheating or a broken build would have it. */
public final class Altered {
  private Altered() {}

  /** What becomes of a call. */
  @FunctionalInterface
  public interface Change {
    Object of(Object[] args, Honest honest) throws Throwable;
  }

  /** The call as it should be. */
  @FunctionalInterface
  public interface Honest {
    Object call(Object... args) throws Throwable;
  }

  /**
   * @param method what is changed; everything else is as it was
   */
  public static Game<?, ?, ?, ?> game(Game<?, ?, ?, ?> honest, String method, Change change) {
    return (Game<?, ?, ?, ?>)
        Proxy.newProxyInstance(
            Altered.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, called, args) -> {
              Honest asItShouldBe =
                  with -> {
                    try {
                      return called.invoke(honest, with);
                    } catch (InvocationTargetException e) {
                      throw e.getCause();
                    }
                  };
              if (called.getName().equals(method)) return change.of(args, asItShouldBe);
              // What is made of other calls is made of the changed ones.
              boolean made = called.getName().equals("step") || called.getName().equals("standIn");
              return made
                  ? InvocationHandler.invokeDefault(proxy, called, args)
                  : asItShouldBe.call(args);
            });
  }
}
