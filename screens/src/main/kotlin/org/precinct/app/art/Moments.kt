package org.precinct.app.art

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.res.stringResource
import org.precinct.app.R
import org.precinct.app.device.locale
import java.time.Clock
import java.time.Instant
import java.time.LocalDate
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle

/** The calendar and the zone by which screens say when something was. */
val LocalCalendar = staticCompositionLocalOf<Clock> { Clock.systemDefaultZone() }

/** When something was, as people say it: “today, 21:14”. */
@Composable
@ReadOnlyComposable
fun moment(millis: Long): String {
    val clock = LocalCalendar.current
    val locale = locale()
    val at = Instant.ofEpochMilli(millis).atZone(clock.zone)
    val time = DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT).withLocale(locale).format(at)
    val today = LocalDate.now(clock)
    return when (at.toLocalDate()) {
        today -> stringResource(R.string.moment_today, time)
        today.minusDays(1) -> stringResource(R.string.moment_yesterday, time)
        else -> {
            val day =
                DateTimeFormatter
                    .ofLocalizedDate(FormatStyle.MEDIUM)
                    .withLocale(locale)
                    .format(at)
            stringResource(R.string.moment_day, day, time)
        }
    }
}
