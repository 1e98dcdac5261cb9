internal import CGTK
internal import Synchronization

/// The program's texts in the user's language (gettext).
///
/// The texts are collected with
/// `xgettext --language=C --from-code=UTF-8 --keyword=tr:1 --keyword=trn:1,2 --keyword=trc:1c,2 --keyword=trnc:1c,2,3`;
/// they must be plain literals, without interpolation and not multi-line.
public enum Translation {
    /// Sets where the translations are (`bindtextdomain`, `textdomain`); call it before the first text is requested.
    /// - Parameters:
    ///   - domain: the name of the program's `.mo` files.
    ///   - directory: the folder that contains `fr/LC_MESSAGES/<domain>.mo` and so on.
    public static func start(domain: String, directory: String) {
        setlocale(LC_ALL, "")
        bindtextdomain(domain, directory)
        bind_textdomain_codeset(domain, "UTF-8")
        textdomain(domain)
    }

    /// Adds a library's translations, for texts that the program's own do not have.
    ///
    /// gettext reads only files, so the translations in the user's languages are written to the user's cache folder
    /// once.
    /// - Parameters:
    ///   - domain: the domain of the library's texts.
    ///   - resources: a folder of the registered resources that contains `fr.mo` and so on.
    /// - Throws: `GLibError` if there is no such folder or a file cannot be written; texts then stay untranslated.
    public static func add(domain: String, resources: String) throws(GLibError) {
        setlocale(LC_ALL, "")
        bindtextdomain(domain, try TranslationCache(domain: domain, resources: resources).fill())
        bind_textdomain_codeset(domain, "UTF-8")
        libraries.withLock { if !$0.contains(domain) { $0.append(domain) } }
    }

    /// The domains of libraries, in the order in which they are searched.
    private static let libraries = Mutex<[String]>([])

    /// Returns the translation in the program's own domain, or else in those of the libraries; nil if there is none.
    private static func found(_ ask: (_ domain: UnsafePointer<CChar>?) -> String?) -> String? {
        if let own = ask(nil) { return own }
        for library in libraries.withLock({ $0 }) {
            if let text = library.withCString({ ask($0) }) { return text }
        }
        return nil
    }

    /// Returns the translation of a text; nil if there is none.
    static func text(_ key: String) -> String? {
        key.withCString { key in
            found { domain in
                // Without a translation, gettext returns the same pointer.
                guard let text = dgettext(domain, key), text != key else { return nil }
                return String(cString: text)
            }
        }
    }

    /// The language that texts are shown in, as named by the translation itself; nil if there is no translation.
    public static var language: String? {
        // The header of a translation is its text for the empty string.
        "".withCString { string(gettext($0)) }.flatMap { header in
            header.split(separator: "\n").first { $0.hasPrefix("Language: ") }.map { String($0.dropFirst(10)) }
        }
    }

    /// Replaces each `{name}` in a text; a pair of braces without a value stays as it is.
    /// - Parameter count: the value of `{count}`, unless it is among the values.
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

    /// Returns the form for a number; one of the two texts themselves if there is no translation.
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

    /// Returns a context joined to a text, as in gettext files.
    static func key(_ context: String, _ text: String) -> String { context + "\u{4}" + text }
}

/// The values for the `{name}` placeholders of a text.
public typealias TextValues = KeyValuePairs<String, any CustomStringConvertible>

/// Returns a text in the user's language (`gettext`).
///
///     tr("Add {name} to the cart", ["name": drink.name])
public func tr(_ text: String, _ values: TextValues = [:]) -> String {
    Translation.fill(Translation.text(text) ?? text, values)
}

/// Returns the text for a number, in the user's language and its plural forms (`ngettext`). `{count}` is the number.
///
///     trn("{count} fruit", "{count} fruits", fruits.count)
public func trn(_ one: String, _ many: String, _ count: Int, _ values: TextValues = [:]) -> String {
    Translation.fill(Translation.plural(one, many, count.magnitude), values, count: count)
}

/// Returns the text for a number that need not be whole, and whose digits the caller formats (`ngettext`).
///
/// gettext supports only whole numbers. Where zero takes the singular, as in French, so does every number below two;
/// elsewhere a fraction counts like the next whole number, so that a half is singular, and one and a half is plural.
/// See the operands i and v of the plural rules in Unicode Technical Standard 35, part 3.
///
///     trn("{amount} teaspoon", "{amount} teaspoons", 1.5, ["amount": "1½"])
public func trn(_ one: String, _ many: String, _ number: Double, _ values: TextValues = [:]) -> String {
    let size = min(abs(number), 1e9)
    let isNothingOne = Translation.plural(one, many, 0) == Translation.plural(one, many, 1)
    return Translation.fill(
        Translation.plural(one, many, UInt(isNothingOne ? size : size.rounded(.up))), values)
}

/// Returns a text in a context in which the same words have another meaning (`pgettext`).
///
///     trc("verb", "Open")
public func trc(_ context: String, _ text: String, _ values: TextValues = [:]) -> String {
    Translation.fill(Translation.text(Translation.key(context, text)) ?? text, values)
}

/// Returns the text for a number in a context (`npgettext`). `{count}` is the number.
public func trnc(
    _ context: String, _ one: String, _ many: String, _ count: Int, _ values: TextValues = [:]
) -> String {
    let key = Translation.key(context, one)
    let found = Translation.plural(key, many, count.magnitude)
    return Translation.fill(found == key ? one : found, values, count: count)
}
