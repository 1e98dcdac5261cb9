/// A language that a person reads, as in `fr`, `pt-BR`.
struct LanguageTag: Sendable, Hashable {
    let tag: String

    /// Reads a tag as BCP 47 (`pt-BR`) or a POSIX locale (`pt_BR.UTF-8@latin`) writes it.
    init(_ name: String) {
        let bare = name.prefix { $0 != "." && $0 != "@" }
        let parts = bare.split { $0 == "-" || $0 == "_" }
        tag =
            ([parts.first.map { $0.lowercased() } ?? "en"]
            + parts.dropFirst().map { $0.count == 2 ? $0.uppercased() : String($0) }).joined(separator: "-")
    }

    /// Whether this is the language that packs are written in; `C` and `POSIX` count as English.
    var isEnglish: Bool { ["en", "c", "posix"].contains(fallbacks.last ?? "en") }

    /// The tag, then ever shorter ones: `zh-Hant-TW`, `zh-Hant`, `zh`.
    var fallbacks: [String] {
        var parts = tag.split(separator: "-")
        var tags: [String] = []
        while !parts.isEmpty {
            tags.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return tags
    }
}
