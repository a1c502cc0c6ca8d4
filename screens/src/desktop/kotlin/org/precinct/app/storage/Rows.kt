package org.precinct.app.storage

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import org.precinct.app.device.StorageFailure
import java.io.File
import java.io.IOException
import java.nio.file.Files
import java.nio.file.StandardCopyOption.ATOMIC_MOVE
import java.nio.file.StandardCopyOption.REPLACE_EXISTING
import java.util.Base64
import java.util.Properties

/**
 * Rows of one kind: in memory, and each in a file of its own if there is a folder.
 *
 * @param type has one constructor, whose parameters are called like the fields
 */
internal class Rows<T : Any>(
    private val type: Class<T>,
    private val folder: File?,
    private val key: (T) -> String,
) {
    private val maker = type.constructors.single()
    private val mutable = MutableStateFlow(read())

    val all: StateFlow<Map<String, T>> = mutable.asStateFlow()

    fun find(id: String): T? = all.value[id]

    @Synchronized
    fun put(row: T) {
        write(row)
        mutable.value += key(row) to row
    }

    /** Gives some fields of a row other values; a row that is not there stays so. */
    fun change(
        id: String,
        vararg fields: Pair<String, Any?>,
    ) {
        val row = find(id) ?: return
        val values = fields.toMap()
        put(make { name -> if (name in values) values[name] else field(row, name) })
    }

    @Synchronized
    fun remove(id: String) {
        folder?.let { File(it, "$id$SUFFIX").delete() }
        mutable.value -= id
    }

    private fun make(value: (String) -> Any?): T =
        type.cast(maker.newInstance(*maker.parameters.map { value(it.name) }.toTypedArray()))

    private fun field(
        row: T,
        name: String,
    ): Any? = type.getField(name).get(row)

    private fun write(row: T) {
        if (folder == null) return
        val texts = Properties()
        for (parameter in maker.parameters) {
            val value = field(row, parameter.name) ?: continue
            texts[parameter.name] =
                if (value is ByteArray) Base64.getEncoder().encodeToString(value) else "$value"
        }
        try {
            folder.mkdirs()
            val fresh = File(folder, "${key(row)}.new")
            fresh.writer().use { texts.store(it, null) }
            val kept = File(folder, key(row) + SUFFIX)
            Files.move(fresh.toPath(), kept.toPath(), ATOMIC_MOVE, REPLACE_EXISTING)
        } catch (full: IOException) {
            throw StorageFailure(full)
        }
    }

    private fun read(): Map<String, T> =
        folder
            ?.listFiles { _, name -> name.endsWith(SUFFIX) }
            .orEmpty()
            .map(::read)
            .associateBy(key)

    private fun read(file: File): T {
        val texts = Properties()
        file.reader().use(texts::load)
        return make { name ->
            val kind = maker.parameters.single { it.name == name }.type
            texts.getProperty(name)?.let { parsed(it, kind) }
        }
    }

    private fun parsed(
        text: String,
        kind: Class<*>,
    ): Any =
        when {
            kind == String::class.java -> text
            kind == Int::class.java -> text.toInt()
            kind == Long::class.java -> text.toLong()
            kind == Boolean::class.java -> text.toBoolean()
            kind == ByteArray::class.java -> Base64.getDecoder().decode(text)
            else -> kind.enumConstants.single { (it as Enum<*>).name == text }
        }

    private companion object {
        const val SUFFIX = ".properties"
    }
}
