package org.precinct.app.storage

import com.google.common.truth.Truth.assertThat
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import okio.ByteString.Companion.encodeUtf8
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.precinct.app.players.Badge
import org.precinct.app.players.Settings
import org.precinct.app.players.SettingsDao
import org.precinct.app.players.Tint

class ComputerStorageTest {
    @get:Rule val temporary = TemporaryFolder()

    private val causes =
        object : Storage.Causes {
            override fun full() = "full"

            override fun unknown() = "unknown"
        }

    private fun row(
        id: String,
        changed: Long,
        inGame: Boolean = true,
    ) = KeptTable(
        id,
        TableKind.HOST,
        "Ana’s\ntable",
        "kojak",
        "Ana\nBen",
        inGame,
        false,
        1,
        changed,
        2,
        null,
        false,
        null,
        byteArrayOf(1, -2, 3),
    )

    /** Everything that holds for the folder holds for the memory, as long as there is one. */
    private fun each(test: (storage: ComputerStorage, again: () -> ComputerStorage) -> Unit) {
        val inMemory = ComputerStorage(null)
        test(inMemory) { inMemory }
        test(ComputerStorage(temporary.root)) { ComputerStorage(temporary.root) }
    }

    @Test
    fun rowsStay() =
        each { storage, again ->
            storage.tables().save(row("aa", 5))
            storage.tables().describe("aa", "Other", "police-city", "Cleo", true, 9, 8)
            storage.tables().trail("aa", "way")
            val kept = again().tables().find("aa")!!
            assertThat(kept.name).isEqualTo("Other")
            assertThat(kept.game).isEqualTo("police-city")
            assertThat(kept.changed).isEqualTo(9)
            assertThat(kept.trail).isEqualTo("way")
            assertThat(kept.phrase).isNull()
            assertThat(kept.kind).isEqualTo(TableKind.HOST)
            assertThat(kept.keepsake).isEqualTo(byteArrayOf(1, -2, 3))
        }

    @Test
    fun oneTableIsLive() =
        each { storage, again ->
            storage.tables().save(row("aa", 5))
            storage.tables().save(row("bb", 6))
            storage.tables().live("aa")
            storage.tables().live("bb")
            assertThat(
                again()
                    .tables()
                    .live()!!
                    .id,
            ).isEqualTo("bb")
            storage.tables().left("bb")
            assertThat(again().tables().live()).isNull()
        }

    @Test
    fun unfinishedTablesAreListedTheNewestFirst() =
        each { storage, again ->
            storage.tables().save(row("aa", 5))
            storage.tables().save(row("bb", 6))
            storage.tables().save(row("cc", 7, inGame = false))
            val listed = runBlocking { again().tables().unfinished().first() }
            assertThat(listed.map { it.id }).containsExactly("bb", "aa").inOrder()
        }

    @Test
    fun journalsGoWithTheirTable() =
        each { storage, again ->
            storage.tables().save(row("aa", 5))
            storage.journal("aa", causes).use { it.append(listOf("one".encodeUtf8())) }
            val journal = again().journal("aa", causes)
            assertThat(journal.read()).containsExactly("one".encodeUtf8())
            journal.close()
            again().tables().adopt(
                row("aa", 6),
                JournalEntry.numbered("aa", 0, listOf("other".encodeUtf8())),
            )
            again().journal("aa", causes).use {
                assertThat(it.read()).containsExactly("other".encodeUtf8())
            }
            again().tables().delete("aa")
            again().journal("aa", causes).use { assertThat(it.read()).isEmpty() }
            assertThat(again().tables().find("aa")).isNull()
        }

    @Test
    fun settingsAndOwnerStay() =
        each { storage, again ->
            storage.settings().change {
                it.with { one -> one.language = "fr" }.with { one ->
                    one.theme =
                        Settings.Theme.DARK
                }
            }
            storage.settings().lessonSeen("dice")
            storage.players().saveOwner(" Ana ", Tint.TEAL, Badge.SUN)
            runBlocking {
                val settings = SettingsDao.of(again().settings().settings().first())
                assertThat(settings.language).isEqualTo("fr")
                assertThat(settings.theme).isEqualTo(Settings.Theme.DARK)
                assertThat(again().settings().lessonsSeen().first()).containsExactly("dice")
                val owner =
                    again()
                        .players()
                        .owner()
                        .first()
                        .single()
                assertThat(owner.name).isEqualTo("Ana")
                assertThat(owner.tint).isEqualTo(Tint.TEAL)
            }
        }
}
