import Foundation

/// The languages that the person reads.
enum Languages {
    /// In the person's order, as `fr` or `pt-BR`, English last: from `LANGUAGE`, or from the locale for messages.
    static var preferred: [String] {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        // As gettext has it: without any locale `LANGUAGE` does not count, and with `C.UTF-8` it does.
        let isPlain = locale == "C" || locale == "POSIX"
        let list = isPlain ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        let tags = (list + (isPlain || locale.hasPrefix("C.") ? [] : [locale])).map(tag)
        var seen: Set<String> = []
        return (tags + ["en"]).filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// A locale's name as a language tag: `fr_CA.UTF-8@euro` as `fr-CA`.
    static func tag(_ locale: String) -> String {
        String(locale.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
    }
}
