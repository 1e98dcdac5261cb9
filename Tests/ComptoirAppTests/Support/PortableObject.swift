import Foundation

/// The translations of a language, as `po/` has them.
struct PortableObject: Sendable {
    private var texts: [String: String] = [:]

    init(language: String) throws {
        let file = Kitchen.resources.deletingLastPathComponent().appending(path: "po/\(language).po")
        var (key, message, text) = ("", "", "")
        for line in try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            let content = line.drop { $0 != "\"" }.dropFirst().dropLast().replacing("\\\"", with: "\"")
            if let word = line.split(separator: " ").first, !word.hasPrefix("\""), !word.hasPrefix("#") {
                key = String(word)
                if key == "msgid" { (message, text) = ("", "") }
            }
            if key == "msgid" { message += content } else if key == "msgstr" { text += content }
            if line.isEmpty { texts[message] = text }
        }
    }

    /// The translation of a text, or nil where there is none.
    subscript(_ text: String) -> String? { texts[text] }
}
