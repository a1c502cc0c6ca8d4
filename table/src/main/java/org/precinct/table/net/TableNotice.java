package org.precinct.table.net;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import okio.ByteString;
import org.precinct.table.CleanText;
import org.precinct.table.channel.TableId;

/**
 * What a table says of itself on the local network. Anybody may read it, and anybody may make one
 * up: it leads to a door, and what lies behind proves itself there.
 *
 * @param table which table
 * @param name what people call it
 * @param game the id of its game; empty if not chosen yet
 * @param port where it lets guests in
 */
public record TableNotice(TableId table, String name, String game, int port) {

  /** The service's type in DNS-SD. */
  public static final String SERVICE = "_precinct._tcp";

  /** The longest name in UTF-8; longer ones are cut. */
  public static final int LONGEST_NAME = 60;

  private static final String VERSION = "1";
  private static final Pattern ID = Pattern.compile("[0-9a-f]{16}");
  private static final Pattern GAME = Pattern.compile("[a-z0-9-]{0,32}");

  public TableNotice {
    name = tidy(name);
    if (!GAME.matcher(game).matches()) {
      throw new IllegalArgumentException("Not a game's id: " + game);
    }
    if (port < 1 || port > 0xFFFF) {
      throw new IllegalArgumentException("Not a port: " + port);
    }
  }

  /** The name of the service's instance: unique, and of no meaning to people. */
  public String instance() {
    return table.toString();
  }

  /** Whether people could take one table's name for the other's. */
  public boolean looksLike(TableNotice other) {
    return CleanText.skeleton(name).equals(CleanText.skeleton(other.name));
  }

  /** The last digits of its id, to tell two tables of the same name apart. */
  public String mark() {
    return table.mark();
  }

  /** The TXT record. */
  public Map<String, String> attributes() {
    Map<String, String> attributes = new LinkedHashMap<>();
    attributes.put("v", VERSION);
    attributes.put("id", table.toString());
    attributes.put("n", name);
    attributes.put("g", game);
    return attributes;
  }

  /** Reads a TXT record; empty if it is not one of ours, or of another version. */
  public static Optional<TableNotice> of(Map<String, String> attributes, int port) {
    String id = attributes.getOrDefault("id", "");
    String game = attributes.getOrDefault("g", "");
    if (!VERSION.equals(attributes.get("v"))
        || !ID.matcher(id).matches()
        || !GAME.matcher(game).matches()
        || port < 1
        || port > 0xFFFF) {
      return Optional.empty();
    }
    TableId table = new TableId(ByteString.decodeHex(id));
    String name = attributes.getOrDefault("n", "");
    return Optional.of(new TableNotice(table, name, game, port));
  }

  /** Leaves out what could disturb a screen, and cuts what is too long for a TXT record. */
  private static String tidy(String name) {
    String tidy = CleanText.line(name);
    while (ByteString.encodeUtf8(tidy).size() > LONGEST_NAME) {
      tidy = tidy.substring(0, tidy.offsetByCodePoints(tidy.length(), -1));
    }
    return tidy.trim();
  }
}
