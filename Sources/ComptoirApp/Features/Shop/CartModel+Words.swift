import Foundation
import Store

extension CartModel {
    /// What one gets of a line, and what it costs: «70 cl · €31.00».
    func detail(_ item: Cart.Item) -> String {
        let formats = environment.formats
        return [item.product.map { formats.pack($0.pack) }, item.cost.map(formats.money)].compactMap(\.self)
            .joined(separator: " · ")
    }

    /// What a line is bought for, each a sentence; none where the person put it in themselves.
    func reasons(_ item: Cart.Item) -> [String] {
        item.line.reasons.map { reason in
            guard let drink = reason.drink else { return tr("It runs low.") }
            return environment.formats.reason(
                drinks[drink] ?? drink, servings: reason.servings, reason.quantity)
        }
    }

    /// The cart as plain text, by aisle, to be sent to somebody.
    var shareText: String {
        share(heading: { "\($0)\n" }) { "\($0.line.isChecked ? "☑" : "☐") \(self.line($0))" }
    }

    /// The cart as Markdown, by aisle, with boxes to be ticked.
    var shareMarkdown: String {
        share(heading: { "## \(Self.escaped($0))\n\n" }) {
            "- [\($0.line.isChecked ? "x" : " ")] \(Self.escaped(self.line($0)))"
        }
    }

    private func share(heading: (String) -> String, _ line: (Cart.Item) -> String) -> String {
        let aisles = aisles.map { heading($0.kind.title) + $0.items.map(line).joined(separator: "\n") }
        let total = cart.total == MoneySum() ? [] : [totalText]
        return (aisles + total).joined(separator: "\n\n")
    }

    /// A line in words: «2 × Gin (70 cl): the dry one».
    private func line(_ item: Cart.Item) -> String {
        var text = tr("{count} × {name}", ["count": String(item.line.quantity), "name": item.name])
        if let pack = item.product?.pack { text += " (\(environment.formats.pack(pack)))" }
        guard !item.line.note.isEmpty else { return text }
        let note = item.line.note.split(whereSeparator: \.isNewline).joined(separator: " ")
        return tr("{line}: {note}", ["line": text, "note": note])
    }

    /// A text in which nothing means anything to Markdown.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "\\`*_{}[]<>#|~".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }
}
