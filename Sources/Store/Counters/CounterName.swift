internal import Foundation

/// What a counter may be called, and when two names are the same.
public enum CounterName {
    /// A name as it is kept: without space around it, on one line; see ``TextLimit/name``.
    public static func tidied(_ name: String) -> String { TextLimit.name.tidied(name) }

    /// What two names have in common that count as one: neither case, nor the width of letters, nor space around them,
    /// nor what cannot be seen tells names apart. Accents do.
    ///
    /// It depends on no language, so that it is the same for everybody.
    public static func key(_ name: String) -> String {
        let visible = String(
            String.UnicodeScalarView(
                tidied(name).unicodeScalars.filter {
                    !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control
                }))
        return visible.folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
            .precomposedStringWithCanonicalMapping.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether nothing of a name can be seen.
    public static func isBlank(_ name: String) -> Bool { key(name).isEmpty }

    /// What is wrong with a name, or nil where nothing is.
    ///
    /// - Parameters:
    ///   - name: The name, as typed.
    ///   - others: The names of the other counters.
    public static func problem(_ name: String, among others: some Sequence<String>) -> CounterProblem? {
        let key = key(name)
        if key.isEmpty { return .blankName }
        do throws(TextProblem) { _ = try TextLimit.name.checked(name) } catch { return .text(error) }
        return others.first { Self.key($0) == key }.map { .nameTaken($0) }
    }

    /// A name that no counter has: the one that is wanted or, where it is taken, followed by the first number from 2 on
    /// that makes it another. Of one that is long the end gives way to the number.
    ///
    /// - Parameters:
    ///   - wanted: The name, as “New counter” in the person's language; not blank.
    ///   - others: The names of the counters that there are.
    public static func unused(_ wanted: String, among others: some Sequence<String>) -> String {
        let wanted = TextLimit.name.shown(tidied(wanted))
        let taken = Set(others.map(key))
        guard taken.contains(key(wanted)) else { return wanted }
        var number = 2
        while true {
            let ending = " \(number)"
            let room = TextLimit.name.characters - ending.unicodeScalars.count
            let name = String(String.UnicodeScalarView(wanted.unicodeScalars.prefix(room))) + ending
            if !taken.contains(key(name)) { return name }
            number += 1
        }
    }
}
