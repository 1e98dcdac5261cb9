import Foundation

/// The rules of a style sheet, as they are written: by selector, by property; a later one adds to one before.
struct Rules {
    private var properties: [String: [String: String]] = [:]

    @MainActor
    init(_ file: String) throws {
        let sheet = Kitchen.resources.appending(path: "style/\(file)")
        let text = try String(contentsOf: sheet, encoding: .utf8).replacing(/\/\*(?s:.*?)\*\//, with: "")
        for rule in text.matches(of: /([^{}]+)\{([^{}]*)\}/) {
            let selector = rule.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            for line in rule.2.split(separator: ";") {
                let parts = line.split(separator: ":", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .whitespacesAndNewlines)
                }
                if parts.count == 2 { properties[selector, default: [:]][parts[0]] = parts[1] }
            }
        }
    }

    subscript(selector: String) -> [String: String]? { properties[selector] }

    /// The token that a value names, if it names one alone.
    static func token(_ value: String?) -> String? {
        value?.matches(of: /@(\w+)/).first.map { String($0.1) }
    }
}
