import Foundation
import GTK

/// The texts of the documents that the program brings, which gettext translates like its own.
///
/// What is translated is the whole text with its gaps, `@{…}`, which a translation has too. The same keys are collected
/// for translators by `screen-strings.py`.
enum BundledTexts {
    /// The keys of what people read.
    static let keys: Set<String> = [
        "title", "text", "overline", "subtitle", "detail", "label", "action", "hint", "badge", "heading",
    ]

    /// A document with its texts in the person's language; as it is where there is no translation.
    @concurrent static func translated(_ bytes: [UInt8]) async -> [UInt8] { translated(bytes) { tr($0) } }

    /// A document with its texts as `translate` has them.
    static func translated(_ bytes: [UInt8], by translate: (String) -> String) -> [UInt8] {
        do {
            let document = try JSONSerialization.jsonObject(with: Data(bytes))
            var isOther = false
            let result = texts(in: document) { text in
                let other = translate(text)
                isOther = isOther || other != text
                return other
            }
            // As it is written, its lines are those that mistakes are told at.
            return isOther ? [UInt8](try JSONSerialization.data(withJSONObject: result)) : bytes
        } catch {
            // The reader says what is wrong with it, and where.
            return bytes
        }
    }

    private static func texts(in node: Any, key: String? = nil, _ change: (String) -> String) -> Any {
        switch node {
        case let object as [String: Any]:
            return Dictionary(uniqueKeysWithValues: object.map { ($0, texts(in: $1, key: $0, change)) })
        case let list as [Any]: return list.map { texts(in: $0, key: key, change) }
        case let text as String where key.map(keys.contains) ?? false && hasWords(text): return change(text)
        default: return node
        }
    }

    /// Whether there are letters outside of the gaps.
    static func hasWords(_ text: String) -> Bool {
        text.replacing(/@\{[^}]*\}/, with: "").contains(where: \.isLetter)
    }
}
