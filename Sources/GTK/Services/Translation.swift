internal import CGTK
internal import Synchronization

/// The program's texts in the person's language (gettext).
///
/// The texts are collected with
/// `xgettext --language=C --from-code=UTF-8 --keyword=tr:1 --keyword=trn:1,2 --keyword=trc:1c,2 --keyword=trnc:1c,2,3`;
/// they are written as plain literals: no interpolation, no multi-line strings.
public enum Translation {
    /// Says where the translations lie (`bindtextdomain`, `textdomain`); before the first text is asked for.
    /// - Parameters:
    ///   - domain: the name of the program's `.mo` files.
    ///   - directory: the folder with `fr/LC_MESSAGES/<domain>.mo` and so on.
    public static func start(domain: String, directory: String) {
        setlocale(LC_ALL, "")
        bindtextdomain(domain, directory)
        bind_textdomain_codeset(domain, "UTF-8")
        textdomain(domain)
    }

    /// Has texts that the program's translations lack be looked for in a library's own.
    ///
    /// gettext reads files only, so what is in the person's languages is written out once, below their cache folder.
    /// - Parameters:
    ///   - domain: the library's name for its texts.
    ///   - resources: a folder of the registered resources with `fr.mo` and so on.
    /// - Throws: `GLibError` where there is no such folder, or a file cannot be written; texts then stay as they are.
    public static func add(domain: String, resources: String) throws(GLibError) {
        setlocale(LC_ALL, "")
        bindtextdomain(domain, try TranslationCache(domain: domain, resources: resources).fill())
        bind_textdomain_codeset(domain, "UTF-8")
        libraries.withLock { if !$0.contains(domain) { $0.append(domain) } }
    }

    /// The domains of libraries, in the order in which they are asked.
    private static let libraries = Mutex<[String]>([])

    /// The text that the program's translations have for another, or else that of the libraries; nil where none has it.
    private static func found(_ ask: (_ domain: UnsafePointer<CChar>?) -> String?) -> String? {
        if let own = ask(nil) { return own }
        for library in libraries.withLock({ $0 }) {
            if let text = library.withCString({ ask($0) }) { return text }
        }
        return nil
    }

    /// The translation of a text; nil where there is none.
    static func text(_ key: String) -> String? {
        key.withCString { key in
            found { domain in
                // Where there is none, the text itself is given back, at the same place.
                guard let text = dgettext(domain, key), text != key else { return nil }
                return String(cString: text)
            }
        }
    }

    /// The language that texts are shown in, as the translation itself names it, or nil where there is none.
    public static var language: String? {
        // The header of a translation is its text for the empty string.
        "".withCString { string(gettext($0)) }.flatMap { header in
            header.split(separator: "\n").first { $0.hasPrefix("Language: ") }.map { String($0.dropFirst(10)) }
        }
    }

    /// Fills `{name}` in a text; a brace pair without a value stays as it is.
    /// - Parameter count: the value of `{count}`, where there is none among the others.
    static func fill(_ text: String, _ values: TextValues, count: Int? = nil) -> String {
        guard values.count > 0 || count != nil, text.contains("{") else { return text }
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += rest[..<open]
            let name = rest[rest.index(after: open)..<close]
            let value = values.first { $0.key == name }?.value ?? (name == "count" ? count : nil)
            if let value {
                result += value.description
                rest = rest[rest.index(after: close)...]
            } else {
                result += "{"
                rest = rest[rest.index(after: open)...]
            }
        }
        return result + rest
    }

    /// The form for a number; that of the texts themselves where there is no translation.
    static func plural(_ one: String, _ many: String, _ count: UInt) -> String {
        one.withCString { one in
            many.withCString { many in
                let translated = found { domain in
                    guard let text = dngettext(domain, one, many, count), text != one, text != many else { return nil }
                    return String(cString: text)
                }
                return translated ?? String(cString: count == 1 ? one : many)
            }
        }
    }

    /// Joins a context to a text as gettext files do.
    static func key(_ context: String, _ text: String) -> String { context + "\u{4}" + text }
}

/// Values for the `{name}` places of a text.
public typealias TextValues = KeyValuePairs<String, any CustomStringConvertible>

/// The text in the person's language (`gettext`).
///
///     tr("Add {name} to the cart", ["name": drink.name])
public func tr(_ text: String, _ values: TextValues = [:]) -> String {
    Translation.fill(Translation.text(text) ?? text, values)
}

/// The text for a number, in the person's language and its plural forms (`ngettext`). `{count}` is the number.
///
///     trn("{count} fruit", "{count} fruits", fruits.count)
public func trn(_ one: String, _ many: String, _ count: Int, _ values: TextValues = [:]) -> String {
    Translation.fill(Translation.plural(one, many, count.magnitude), values, count: count)
}

/// The text for a number that need not be whole, whose digits are the caller's (`ngettext`).
///
/// gettext knows whole numbers only. Where nothing is counted like one thing, as in French, what is below two is too;
/// elsewhere a broken number is counted like the next whole one, so that a half is one and one and a half are many. See
/// the operands i and v of the plural rules in Unicode Technical Standard 35, part 3.
///
///     trn("{amount} teaspoon", "{amount} teaspoons", 1.5, ["amount": "1½"])
public func trn(_ one: String, _ many: String, _ number: Double, _ values: TextValues = [:]) -> String {
    let size = min(abs(number), 1e9)
    let isNothingOne = Translation.plural(one, many, 0) == Translation.plural(one, many, 1)
    return Translation.fill(
        Translation.plural(one, many, UInt(isNothingOne ? size : size.rounded(.up))), values)
}

/// The text for a place where the same words mean something else (`pgettext`).
///
///     trc("verb", "Open")
public func trc(_ context: String, _ text: String, _ values: TextValues = [:]) -> String {
    Translation.fill(Translation.text(Translation.key(context, text)) ?? text, values)
}

/// The text for a number and a place (`npgettext`). `{count}` is the number.
public func trnc(
    _ context: String, _ one: String, _ many: String, _ count: Int, _ values: TextValues = [:]
) -> String {
    let key = Translation.key(context, one)
    let found = Translation.plural(key, many, count.magnitude)
    return Translation.fill(found == key ? one : found, values, count: count)
}
