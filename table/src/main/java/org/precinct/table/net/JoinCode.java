package org.precinct.table.net;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import org.precinct.table.link.PrivateAddresses;

/**
 * A code for typing: {@code 7Q2M-K3XN-9D4T} for a table that the phone finds by itself, three
 * characters more for one in 192.168/16. Capitals do not matter, nor do hyphens and spaces; O is
 * read as 0, I and L as 1.
 *
 * <p>The ten characters are 50 bits. A host answers sixteen tries a second from one address, so
 * guessing at the door is hopeless. Somebody who records the handshake of an invited guest can try
 * codes on the recording, at their own speed; so a code is not the secret itself but what 131,072
 * rounds of PBKDF2 make it from, and all codes together cost 2⁶⁷ rounds: a few thousand years of a
 * fast graphics card for a table that is gone after an evening. The QR code holds the secret
 * itself, so that a phone that scans it does not have to count to 131,072.
 *
 * @param phrase what the join secret is made of
 * @param place where the table is, if the code says so: a private IPv4 address and a port
 */
public record JoinCode(JoinPhrase phrase, Optional<InetSocketAddress> place) {

  /** The port that a code need not mention. */
  public static final int USUAL_PORT = 28_117;

  private static final int LONGEST_TEXT = 100;

  public JoinCode {
    place.ifPresent(
        where -> {
          if (Network.of(where.getAddress()) == Network.NONE || where.getPort() == 0) {
            throw new IllegalArgumentException(where + " does not fit into a join code.");
          }
        });
  }

  /**
   * A code for an address if it is one that fits into a code, else for a table to be discovered.
   */
  public static JoinCode of(JoinPhrase phrase, InetSocketAddress place) {
    boolean fits = Network.of(place.getAddress()) != Network.NONE;
    return new JoinCode(phrase, fits ? Optional.of(place) : Optional.empty());
  }

  /** The private networks, in the order of their numbers in a code. */
  private enum Network {
    NONE(0, 0),
    HOME(0xC0A8_0000, 16),
    LARGE(0x0A00_0000, 24),
    MIDDLE(0xAC10_0000, 20),
    LINK_LOCAL(0xA9FE_0000, 16),
    LOOPBACK(0x7F00_0000, 24);

    final int prefix;
    final int bits;

    Network(int prefix, int bits) {
      this.prefix = prefix;
      this.bits = bits;
    }

    static Network of(InetAddress address) {
      if (!(address instanceof Inet4Address) || !PrivateAddresses.allows(address)) {
        return NONE;
      }
      int number = number(address);
      for (Network network : values()) {
        if (network != NONE && number >>> network.bits == network.prefix >>> network.bits) {
          return network;
        }
      }
      return NONE;
    }
  }

  /** The code as a screen shows it, in groups of four. */
  public String text() {
    Base32.Bits bits = new Base32.Bits();
    for (char digit : phrase.digits().toCharArray()) {
      bits.put(Base32.value(digit), 5);
    }
    Network network = place.map(where -> Network.of(where.getAddress())).orElse(Network.NONE);
    bits.put(network.ordinal(), 3);
    place.ifPresent(
        where -> {
          bits.put(number(where.getAddress()), network.bits);
          boolean usual = where.getPort() == USUAL_PORT;
          bits.put(usual ? 0 : 1, 1);
          bits.put(where.getPort(), usual ? 0 : 16);
        });
    String digits = bits.digits();
    return grouped(digits + Base32.digit(check(digits)));
  }

  /** Reads a code as people type it. */
  public static JoinCode parse(String text) throws BadInvitation {
    if (text.length() > LONGEST_TEXT) {
      throw new BadInvitation(BadInvitation.Reason.SOMETHING_ELSE);
    }
    StringBuilder typed = new StringBuilder();
    for (char c : text.toCharArray()) {
      if (Base32.value(c) >= 0) {
        typed.append(Base32.digit(Base32.value(c)));
      } else if (c != '-' && !Character.isWhitespace(c)) {
        throw new BadInvitation(BadInvitation.Reason.MISTYPED);
      }
    }
    // Ten for the phrase, at least one for the place, one to check.
    if (typed.length() < JoinPhrase.LENGTH + 2) {
      throw new BadInvitation(BadInvitation.Reason.SOMETHING_ELSE);
    }
    int last = typed.length() - 1;
    String digits = typed.substring(0, last);
    if (check(digits) != Base32.value(typed.charAt(last))) {
      throw new BadInvitation(BadInvitation.Reason.MISTYPED);
    }
    JoinPhrase phrase = new JoinPhrase(digits.substring(0, JoinPhrase.LENGTH));
    Base32.Bits bits = Base32.Bits.of(digits.substring(JoinPhrase.LENGTH));
    int form = (int) bits.take(3);
    if (form >= Network.values().length) {
      throw new BadInvitation(BadInvitation.Reason.NEWER);
    }
    Network network = Network.values()[form];
    Optional<InetSocketAddress> place = Optional.empty();
    if (network != Network.NONE) {
      int number = network.prefix | (int) bits.take(network.bits);
      int port = bits.take(1) == 0 ? USUAL_PORT : (int) bits.take(16);
      if (port == 0) {
        throw new BadInvitation(BadInvitation.Reason.MISTYPED);
      }
      place = Optional.of(new InetSocketAddress(address(number), port));
    }
    bits.requireNoMore();
    return new JoinCode(phrase, place);
  }

  private static String grouped(String digits) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < digits.length(); i++) {
      text.append(i > 0 && i % 4 == 0 ? "-" : "").append(digits.charAt(i));
    }
    return text.toString();
  }

  /**
   * A digit that no single mistake and no exchange of two digits leaves right: digits are elements
   * of the field of 32, and each place has a weight of its own, a power of two in that field.
   */
  private static int check(String digits) {
    int sum = 0;
    for (int i = 0; i < digits.length(); i++) {
      sum = (sum ^ Base32.value(digits.charAt(i))) << 1;
      sum = sum >= 32 ? sum ^ 0b100101 : sum;
    }
    return sum;
  }

  private static int number(InetAddress address) {
    byte[] bytes = address.getAddress();
    return (bytes[0] & 0xFF) << 24
        | (bytes[1] & 0xFF) << 16
        | (bytes[2] & 0xFF) << 8
        | bytes[3] & 0xFF;
  }

  private static InetAddress address(int number) {
    try {
      return InetAddress.getByAddress(
          new byte[] {
            (byte) (number >> 24), (byte) (number >> 16), (byte) (number >> 8), (byte) number
          });
    } catch (UnknownHostException e) {
      throw new IllegalStateException("Four bytes are an address.", e);
    }
  }
}
