import ServerUI

/// All that documents can name, as tables for the page for authors; made from the types themselves.
struct ScreenReference {
    private let vocabulary: Vocabulary

    init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

    /// The tables.
    var markdown: String {
        [
            section("Components", vocabulary.components.values.sorted { $0.name < $1.name }.map(component)),
            section("Verbs", vocabulary.verbs.values.sorted { $0.name < $1.name }.map(verb)),
            section("Sources", vocabulary.sources.values.sorted { $0.name < $1.name }.map(source)),
            functions,
        ].joined(separator: "\n\n")
    }

    private func section(_ title: String, _ parts: [String]) -> String {
        (["## \(title)"] + parts).joined(separator: "\n\n")
    }

    private func component(_ type: ComponentType) -> String {
        var remarks = [type.summary]
        if type.takesChildren { remarks.append("Takes children.") }
        if !type.triggers.isEmpty {
            remarks.append("Triggers: \(type.triggers.sorted().map { "`\($0)`" }.joined(separator: ", ")).")
        }
        return "### `\(type.name)`\n\n\(remarks.joined(separator: " "))" + table("property", type.properties)
    }

    private func verb(_ verb: Verb) -> String {
        let asks = verb.asksFirst ? " The person is asked before." : ""
        return "### `\(verb.name)`\n\n\(verb.summary)\(asks)" + table("argument", verb.arguments)
    }

    private func source(_ source: SourceType) -> String {
        let rows = source.fields.sorted { $0.key < $1.key }.map { "| `\(source.name).\($0)` | \($1) |" }
        return (["### `\(source.name)`", "", "| path | what it is |", "|---|---|"] + rows).joined(separator: "\n")
    }

    private func table(_ head: String, _ properties: [PropertyType]) -> String {
        guard !properties.isEmpty else { return "" }
        let rows = properties.map { property in
            "| `\(property.name)` | \(property.kind.words) | \(property.needs) | \(property.summary) |"
        }
        return (["\n\n| \(head) | values | needed | what it is |", "|---|---|---|---|"] + rows).joined(separator: "\n")
    }

    private var functions: String {
        let rows = Function.all.map { "| `\($0.signature)` | \($0.summary) |" }
        return (["## Functions", "", "| function | what it gives |", "|---|---|"] + rows).joined(separator: "\n")
    }
}

extension PropertyType {
    /// Whether it has to be there, and whether it is the person's to change.
    fileprivate var needs: String {
        [isRequired ? "yes" : "", isWritten ? "with `bind`" : ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension PropertyType.Kind {
    /// What its values are, in words.
    fileprivate var words: String {
        switch self {
        case .text: "text"
        case .number(let range):
            "\(ScreenWords.plainNumber(range.lowerBound, nil)) to \(ScreenWords.plainNumber(range.upperBound, nil))"
        case .flag: "`true`, `false`"
        case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .picture: "picture"
        case .link: "address"
        case .date: "day"
        case .any: "anything"
        }
    }
}
