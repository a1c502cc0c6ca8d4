package org.precinct.app.theme

import androidx.compose.material3.Typography
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineBreak
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp

/** Engraved serifs for names, a plain face for reading, wide small letters for stamps. */
internal val Lettering =
    Typography(
        displaySmall = engraved(34, 40).copy(letterSpacing = 0.12.em),
        headlineLarge = engraved(32, 40),
        headlineMedium = engraved(28, 34),
        headlineSmall = engraved(24, 30),
        titleLarge = engraved(21, 27),
        titleMedium = engraved(18, 24),
        bodyLarge = plain(16, 24),
        bodyMedium = plain(15, 21),
        bodySmall = plain(13, 18),
        labelLarge = plain(14, 20).copy(fontWeight = FontWeight.Medium),
        labelMedium = plain(13, 18).copy(fontWeight = FontWeight.Medium),
        labelSmall = plain(12, 16).copy(fontWeight = FontWeight.Bold, letterSpacing = 0.08.em),
    )

private fun engraved(
    size: Int,
    line: Int,
) = TextStyle(
    fontFamily = FontFamily.Serif,
    fontWeight = FontWeight.Bold,
    fontSize = size.sp,
    lineHeight = line.sp,
    lineBreak = LineBreak.Heading,
)

private fun plain(
    size: Int,
    line: Int,
) = TextStyle(
    fontFamily = FontFamily.SansSerif,
    fontSize = size.sp,
    lineHeight = line.sp,
    lineBreak = LineBreak.Paragraph,
)
