package org.precinct.desktop

import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import org.junit.After
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.precinct.app.play.Attendance
import org.precinct.app.session.TableSession
import org.precinct.app.session.TableState
import org.precinct.engine.Games
import org.precinct.engine.Language
import org.precinct.engine.kit.Patience
import org.precinct.table.guest.Guest
import java.io.File

/** Several phones in one process, over real sockets. */
class HouseTest {
    @get:Rule val temporary = TemporaryFolder()

    private val looks = listOf("Ana", "Ben", "Cleo", "Dan", "Eva")
    private var house: House? = null

    private fun house(
        phones: Int,
        folder: File? = null,
    ) = House(List(phones) { Look(looks[it], Language.ENGLISH, it == 1, it) }, folder = folder)
        .also { house = it }

    @After
    fun switchOff() {
        house?.phones?.forEach { it.off() }
    }

    private val DeskPhone.table: TableSession
        get() =
            checkNotNull(
                running
                    ?.phone
                    ?.sessions
                    ?.current
                    ?.value,
            )

    private fun DeskPhone.await(seen: (TableState) -> Boolean): TableState =
        patiently { table.state.first(seen) }

    /** Follows what the phones tell, and gives up only on what never comes. */
    private fun <T> patiently(work: suspend CoroutineScope.() -> T): T =
        runBlocking { withTimeout(Patience.MILLIS, work) }

    @Test
    fun everyGameIsDealtToPhonesAndBots() {
        for (game in Games.all()) {
            val info = game.info()
            val house = house(2)
            patiently { house.play(info.id(), info.maxSeats() - 2) }
            val chairs =
                house.phones[1]
                    .await { it.room?.inGame == true }
                    .room!!
                    .chairs
            assertThat(chairs).hasSize(info.maxSeats())
            assertThat(chairs.take(2).map { it.name }).containsExactly("Ana", "Ben").inOrder()
            assertThat(chairs.count { it.attendance == Attendance.BOT }).isEqualTo(chairs.size - 2)
            house.phones.forEachIndexed { seat, phone ->
                val scene = patiently { phone.table.scene(seat).first { it != null } }
                assertThat(scene!!.seat).isEqualTo(seat)
                assertThat(phone.table.scene(1 - seat).value).isNull()
            }
            switchOff()
        }
    }

    @Test
    fun aPhoneComesBackToItsSeat() {
        val house = house(2)
        patiently { house.play("kojak", 0) }
        val (ana, ben) = house.phones
        val seats = ben.await { it.ownSeats.isNotEmpty() }.ownSeats

        ben.off()
        ana.await { it.room!!.chairs[1].attendance != Attendance.HERE }
        ben.on()
        patiently {
            ben.running!!
                .phone.sessions
                .resumeLive()
        }

        assertThat(ben.await { it.room?.inGame == true }.ownSeats).isEqualTo(seats)
        ana.await { it.room!!.chairs[1].attendance == Attendance.HERE }
    }

    @Test
    fun theHostComesBackWithTheGame() {
        val house = house(2, temporary.root)
        patiently { house.play("kojak", 0) }
        val (ana, ben) = house.phones

        ana.off()
        ben.await { it.link == Guest.Status.CONNECTING }
        ana.on()
        patiently {
            ana.running!!
                .phone.sessions
                .resumeLive()
        }

        ben.await { it.link == Guest.Status.AT_TABLE }
        assertThat(ana.await { it.room?.inGame == true }.room!!.game).isEqualTo("kojak")
    }

    @Test
    fun aCableCanBeCut() {
        val house = house(2)
        patiently { house.play("kojak", 0) }
        val ben = house.phones[1]

        ben.plug(false)
        ben.await { it.link == Guest.Status.CONNECTING }
        ben.plug(true)
        ben.await { it.link == Guest.Status.AT_TABLE }
    }
}
