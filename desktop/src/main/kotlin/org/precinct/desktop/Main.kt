package org.precinct.desktop

import kotlinx.coroutines.runBlocking
import org.precinct.console.table.MdnsDiscovery
import org.precinct.engine.GameInfo
import org.precinct.engine.Games
import org.precinct.engine.Language
import org.precinct.table.net.Discovery
import picocli.CommandLine
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.io.File
import java.io.IOException
import java.util.Locale
import java.util.concurrent.Callable
import javax.swing.SwingUtilities
import kotlin.system.exitProcess

fun main(arguments: Array<String>) {
    val command = CommandLine(Usage()).addSubcommand(Phones()).addSubcommand(OneSeat())
    val status = command.execute(*arguments)
    // Where a window is open, it decides when this ends.
    if (status != OPEN) exitProcess(status)
}

private const val OPEN = -1

@Command(name = "precinct", description = ["The phones of Precinct on this computer."])
private class Usage : Callable<Int> {
    override fun call(): Int {
        CommandLine.usage(this, System.out)
        return CommandLine.ExitCode.USAGE
    }
}

/** What both kinds of windows are asked for. */
private abstract class Windowed : Callable<Int> {
    @Option(names = ["--lang"], description = ["en or fr."])
    var lang: String = Locale.getDefault().language

    @Option(names = ["--dark"], description = ["Dark screens."])
    var dark = false

    @Option(names = ["--scale"], description = ["How large the phones are shown; 1 is usual."])
    var scale = 1f

    @Option(names = ["--folder"], description = ["Where the phones keep things."])
    var folder: File? = null

    @Option(names = ["-h", "--help"], usageHelp = true, description = ["Shows this."])
    var help = false

    protected val language get() = Language.of(Locale.forLanguageTag(lang))

    protected fun open(
        house: House,
        title: String,
    ): Int {
        SwingUtilities.invokeLater {
            PhonesWindow(house, scale, title, PhoneWords.of(language)).show()
        }
        return OPEN
    }
}

@Command(name = "phones", description = ["Phones side by side, at one table."])
private class Phones : Windowed() {
    @Parameters(arity = "0..1", paramLabel = "GAME", description = ["Which game; Kojak."])
    var game = "kojak"

    @Option(names = ["--players"], description = ["How many play, bots included."])
    var players: Int? = null

    @Option(names = ["--bots"], description = ["How many of them are bots."])
    var bots: Int? = null

    @Option(names = ["--phones"], description = ["How many phones are shown."])
    var phones: Int? = null

    @Option(names = ["--picture"], description = ["A PNG file to draw instead of a window."])
    var picture: File? = null

    override fun call(): Int {
        val found = Games.find(game).orElse(null)
        if (found == null) {
            val known = Games.all().joinToString { it.info().id() }
            System.err.println("There is no game called $game; there are $known.")
            return CommandLine.ExitCode.USAGE
        }
        val lineup = Lineup.of(found.info(), players, bots, phones)
        if (lineup == null) {
            val info = found.info()
            System.err.println("$game is for ${info.minSeats()} to ${info.maxSeats()} players.")
            return CommandLine.ExitCode.USAGE
        }
        val house = House(looks(lineup.phones), folder = folder)
        runBlocking { house.play(game, lineup.bots) }
        val file = picture ?: return open(house, "Precinct")
        PhonesPicture(house, scale).write(file)
        return CommandLine.ExitCode.OK
    }

    private fun looks(count: Int) =
        List(count) { number -> Look(NAMES[number], language, dark, number) }

    private companion object {
        val NAMES = listOf("Ana", "Léo", "Mia", "Tom", "Zoé", "Sam", "Eva", "Max")
    }
}

/** Who plays: phones with a person each, and bots. */
data class Lineup(
    val phones: Int,
    val bots: Int,
) {
    companion object {
        /** What was not said follows from what was; null if the game is not for so many. */
        fun of(
            info: GameInfo,
            players: Int?,
            bots: Int?,
            phones: Int?,
        ): Lineup? {
            val machines = bots ?: if (players != null && phones != null) players - phones else 0
            val people = phones ?: ((players ?: info.minSeats()) - machines)
            val all = people + machines
            val fits = people >= 1 && machines >= 0 && all in info.minSeats()..info.maxSeats()
            return if (fits && (players ?: all) == all) Lineup(people, machines) else null
        }
    }
}

@Command(name = "seat", description = ["One phone in a window of its own."])
private class OneSeat : Windowed() {
    override fun call(): Int {
        val house = File(System.getProperty("user.home"), ".precinct/seat")
        return open(House.alone(Look("", language, dark), discovery(), folder ?: house), "Precinct")
    }

    private fun discovery(): Discovery =
        try {
            MdnsDiscovery.open()
        } catch (alone: IOException) {
            // In no network: codes and solo games work all the same.
            NoDiscovery
        }
}
