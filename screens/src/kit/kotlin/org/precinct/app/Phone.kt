package org.precinct.app

/**
 * A phone, or a tablet, of the test's choice.
 *
 * @param density one of Android's names: mdpi, hdpi, xhdpi
 */
data class Phone(
    val language: String = "en",
    val dark: Boolean = false,
    val width: Int = 411,
    val height: Int = 891,
    val text: Float = 1f,
    val density: String = "hdpi",
)
