package org.precinct.app;

import androidx.compose.ui.layout.LayoutInfo;
import androidx.compose.ui.node.LayoutNode;
import androidx.compose.ui.semantics.SemanticsConfiguration;
import java.util.List;

/**
 * What is laid out on a screen, whether or not a screen reader is told of it: eyes see also what a
 * drawing keeps to itself. Kotlin cannot ask Compose for that, Java can.
 */
final class Laid {
  private Laid() {}

  static List<? extends LayoutInfo> children(LayoutInfo node) {
    return ((LayoutNode) node).getChildren$ui_release();
  }

  /** What this very node says of itself. */
  static SemanticsConfiguration said(LayoutInfo node) {
    SemanticsConfiguration own = ((LayoutNode) node).getCollapsedSemantics$ui_release();
    return own == null ? new SemanticsConfiguration() : own;
  }
}
