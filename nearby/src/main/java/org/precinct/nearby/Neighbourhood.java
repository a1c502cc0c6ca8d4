package org.precinct.nearby;

import android.content.Context;

/**
 * Phones within reach: one advertises a table, others discover it and knock, both sides compare
 * digits and accept, and then they exchange messages.
 *
 * <p>A star: the advertising phone has many connections, each other phone one. All methods are
 * called and all listeners run on the main thread. Messages of one phone arrive whole, once and in
 * the order in which they were sent, or the connection ends.
 */
public interface Neighbourhood extends AutoCloseable {
  /** The largest message that every version of the service carries in one piece. */
  int MAX_MESSAGE = 32 * 1024;

  /** The longest name in UTF-8: the service shows no more of it before a connection. */
  int MAX_NAME = 131;

  /** The neighbourhood of this phone. Only where {@link NearbyPresence} is ready. */
  static Neighbourhood of(Context context, Listener listener) {
    return Services.neighbourhood(context.getApplicationContext(), listener);
  }

  /**
   * Lets others find this phone under a name, of up to {@link #MAX_NAME} bytes. To change the name,
   * {@link #hide} first.
   */
  void advertise(String name);

  /** No longer advertises; connections stay. */
  void hide();

  /** Looks for phones that advertise. */
  void discover();

  /** No longer looks around; connections stay, and phones that were found can be knocked at. */
  void rest();

  /**
   * Knocks at a phone that was found. Both sides then hear {@link Listener#knocked}. Works best
   * while this phone does not look around.
   */
  void connect(String phone, String name);

  /** Accepts after {@link Listener#knocked}. The connection stands when both sides have done so. */
  void accept(String phone);

  /** Says no after {@link Listener#knocked}. */
  void refuse(String phone);

  /**
   * Sends a message of up to {@link #MAX_MESSAGE} bytes. To a phone that is not connected, or just
   * no longer, nothing is sent: its {@link Listener#disconnected} tells.
   */
  void send(String phone, byte[] message);

  /** Ends the connection with one phone. */
  void disconnect(String phone);

  /** Ends everything. Listeners hear nothing more. */
  @Override
  void close();

  /** What happens in the neighbourhood. Phones are told apart by ids that the service makes up. */
  interface Listener {
    void found(String phone, String name);

    void lost(String phone);

    /**
     * Two phones are about to connect. Both show the same digits, which the players compare.
     *
     * @param incoming whether the other phone began
     */
    void knocked(String phone, String name, String digits, boolean incoming);

    void connected(String phone);

    void received(String phone, byte[] message);

    /** The next of the messages to a phone is on its way; so many bytes have left this one. */
    void sent(String phone, int bytes);

    /** A connection ended, or did not come about: once for every one that was begun. */
    void disconnected(String phone, Trouble trouble);

    /** This phone can be found from now on. */
    void advertising();

    void notAdvertising(Trouble trouble);

    /** This phone looks around from now on. */
    void discovering();

    void notDiscovering(Trouble trouble);

    /** The service has failed to do something, with a code of its own; what comes of it follows. */
    default void failed(String what, int code) {}
  }
}
