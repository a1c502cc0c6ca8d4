package org.precinct.app.device

import android.content.Intent
import android.os.Build
import org.precinct.app.Precinct
import org.precinct.app.session.AndroidPhone
import org.precinct.nearby.NearbyPresence
import org.precinct.table.carrier.Role
import org.precinct.table.carrier.Transport

/** The report has no names of people or tables and nothing secret: anybody may read it. */
class AndroidFieldKit(
    private val app: Precinct,
) : FieldKit {
    override fun report(): List<String> {
        val links = app.links()
        val phone = "${Build.MANUFACTURER} ${Build.MODEL}, Android ${Build.VERSION.SDK_INT}"
        val ways =
            Transport.entries.flatMap { way ->
                Role.entries.map { role ->
                    val obstacle =
                        links
                            .radios()
                            .obstacle(way, role)
                            .map { it.name }
                            .orElse("-")
                    val missing =
                        links
                            .radios()
                            .missing(
                                way,
                                role,
                            ).map { it.substringAfterLast('.') }
                    "$way $role: $obstacle ${missing.joinToString(" ")}".trim()
                }
            }
        val head = listOf("Precinct ${AndroidPhone.version(app)}", phone)
        return head + "Nearby: ${NearbyPresence.of(app)}" + ways + links.notes().lines()
    }

    override fun share(report: List<String>) {
        val text =
            Intent(Intent.ACTION_SEND)
                .setType("text/plain")
                .putExtra(Intent.EXTRA_TEXT, report.joinToString("\n"))
        app.startActivity(Intent.createChooser(text, null).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK))
    }
}
