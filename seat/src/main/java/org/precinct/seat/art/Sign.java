package org.precinct.seat.art;

import java.util.ArrayList;
import java.util.List;

/**
 * A drawing in one ink: layers of SVG path data on a square grid, the first one at the bottom.
 * Lines have round ends and corners; overlaps within one filled layer are holes.
 *
 * @param grid the side of the square
 */
public record Sign(int grid, List<Layer> layers) {

  /**
   * Part of a sign.
   *
   * @param path SVG path data
   * @param width of the line along the path; 0 if the path is filled
   * @param cut drawn in the colour of the ground instead of the ink
   */
  public record Layer(String path, float width, boolean cut) {}

  public Sign {
    layers = List.copyOf(layers);
  }

  /** A sign with nothing on it yet. */
  public static Sign on(int grid) {
    return new Sign(grid, List.of());
  }

  public Sign fill(String path) {
    return with(new Layer(path, 0, false));
  }

  public Sign line(float width, String path) {
    return with(new Layer(path, width, false));
  }

  public Sign cut(String path) {
    return with(new Layer(path, 0, true));
  }

  public Sign cutLine(float width, String path) {
    return with(new Layer(path, width, true));
  }

  private Sign with(Layer layer) {
    List<Layer> all = new ArrayList<>(layers);
    all.add(layer);
    return new Sign(grid, all);
  }

  /** A circle as path data. */
  public static String disc(double x, double y, double radius) {
    return "M" + (x - radius) + " " + y + arc(radius, 2 * radius) + arc(radius, -2 * radius) + "z";
  }

  /** A rectangle with round corners as path data. */
  public static String block(double x, double y, double width, double height, double round) {
    double w = width - 2 * round;
    double h = height - 2 * round;
    return "M"
        + (x + round)
        + " "
        + y
        + "h"
        + w
        + corner(round, round, round)
        + "v"
        + h
        + corner(round, -round, round)
        + "h"
        + -w
        + corner(round, -round, -round)
        + "v"
        + -h
        + corner(round, round, -round)
        + "z";
  }

  private static String arc(double radius, double dx) {
    return "a" + radius + " " + radius + " 0 1 1 " + dx + " 0";
  }

  private static String corner(double radius, double dx, double dy) {
    return "a" + radius + " " + radius + " 0 0 1 " + dx + " " + dy;
  }
}
