package org.precinct.app.device

import org.precinct.engine.Language
import org.w3c.dom.Element
import java.io.InputStream
import java.util.Locale
import javax.xml.parsers.DocumentBuilderFactory

/** The Android resources of the screens, read from where they were packaged. */
object Resources {
    private const val ROOT = "/org/precinct/app"

    /** Names by number, as the class R was made; then the files with texts. */
    private val lines = open("resources.txt").bufferedReader().use { it.readLines() }

    private val names = lines.map { it.substringAfter(' ') }

    private class Texts(
        val strings: Map<String, String>,
        val plurals: Map<String, Map<String, String>>,
    )

    private val texts = Language.entries.associateWith(::read)

    fun text(
        language: Language,
        id: Int,
        vararg arguments: Any,
    ): String = format(language, found(language) { strings[names[id]] }, arguments)

    fun plural(
        language: Language,
        id: Int,
        count: Int,
        vararg arguments: Any,
    ): String {
        val one = if (language == Language.FRENCH) count < 2 else count == 1
        val forms = found(language) { plurals[names[id]] }
        val form = (if (one) forms["one"] else null) ?: forms.getValue("other")
        return format(language, form, arguments)
    }

    fun drawable(id: Int): InputStream = open("res/drawable/${names[id]}.xml")

    /** What is not translated is English. */
    private fun <T : Any> found(
        language: Language,
        look: Texts.() -> T?,
    ): T = texts.getValue(language).look() ?: texts.getValue(Language.ENGLISH).look()!!

    private fun format(
        language: Language,
        text: String,
        arguments: Array<out Any>,
    ) = if (arguments.isEmpty()) {
        text
    } else {
        text.format(Locale.forLanguageTag(language.code()), *arguments)
    }

    private fun read(language: Language): Texts {
        val folder = if (language == Language.ENGLISH) "values" else "values-${language.code()}"
        val strings = HashMap<String, String>()
        val plurals = HashMap<String, Map<String, String>>()
        val parser = DocumentBuilderFactory.newInstance().newDocumentBuilder()
        for (file in lines.filter { it.startsWith("file ") }.map { it.substringAfter(' ') }) {
            val root = open("res/$folder/$file").use(parser::parse).documentElement
            for (element in root.elements()) {
                val name = element.getAttribute("name")
                if (element.tagName == "plurals") {
                    plurals[name] =
                        element.elements().associate {
                            it.getAttribute("quantity") to plain(it.textContent)
                        }
                } else {
                    strings[name] = plain(element.textContent)
                }
            }
        }
        return Texts(strings, plurals)
    }

    private fun Element.elements(): List<Element> =
        List(childNodes.length) { childNodes.item(it) }.filterIsInstance<Element>()

    /** Android's spelling: white space counts as one blank, and a backslash protects. */
    internal fun plain(spelt: String): String {
        val text = StringBuilder()
        val letters = spelt.trim().replace(Regex("\\s+"), " ")
        var at = 0
        while (at < letters.length) {
            if (letters[at] != '\\') {
                text.append(letters[at++])
                continue
            }
            when (val escaped = letters[at + 1]) {
                'n' -> text.append('\n')
                't' -> text.append('\t')
                'u' -> {
                    text.append(letters.substring(at + 2, at + 6).toInt(16).toChar())
                    at += 4
                }
                else -> text.append(escaped)
            }
            at += 2
        }
        return text.toString()
    }

    private fun open(file: String): InputStream =
        checkNotNull(Resources::class.java.getResourceAsStream("$ROOT/$file")) { file }
}
