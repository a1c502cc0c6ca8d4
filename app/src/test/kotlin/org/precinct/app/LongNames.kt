package org.precinct.app

/**
 * Names as long as a table lets them be: 24 letters, and a number for those who are not the first of
 * that name.
 */
val LongNames =
    listOf(
        "Wolfeschlegelsteinhausen",
        "Marie-Charlotte de Vigny",
        "Maximilienne-Apolline W.",
        "WWWWWWWWWWWWWWWWWWWWWWWW",
        "Wolfeschlegelsteinhausen 2",
        "Jean-Baptiste-Emmanuel B",
        "Anne-Sophie et Guillaume",
        "Schwarzenegger-Habsburgs",
    )
