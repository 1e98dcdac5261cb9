import Foundation
import GTK
import Store
import TestSupport
import Testing
import Widgets

@testable import ComptoirApp

/// The pages without the program's own fonts, which need not be there: the tests' ground has DejaVu alone.
@MainActor @Suite("Pages in any font", .serialized)
struct TypeTests {
    private let kitchen: Kitchen
    private let theme: Theme

    private static let pages: [(address: String, text: String)] = [
        ("fruits", "Avocado"), ("fruit/avocado", "Nutrition"), ("compare/apple,avocado,kiwi", "Side by side"),
        ("drinks", "All drinks"), ("drink/negroni", "I made this"), ("bar", "Spirits"),
        ("log", "No drinks made yet"),
        ("product/campari", "Campari"), ("cart", "Cart"), ("orders", "Orders"), ("evenings", "Guests"),
        ("stores", "Stores"), ("days", "smoking"), ("counters", "Days"),
        ("counter/1/edit", "Milestones"),
        ("counter/1/history", "What happened"),
    ]

    init() async throws {
        Stage.open()
        theme = Theme(
            folder: Kitchen.resources.appending(path: "style").path, sheets: ["kit.css", "drawings.css", "app.css"])
        let avocado = Kitchen.entry("avocado", "Avocado", "A berry that thinks it’s butter", "\"energyKcal\": 160")
        kitchen = try await Kitchen(
            fruits: [Kitchen.apple, avocado, Kitchen.kiwi], bundled: ["ingredients", "drinks", "products"])
        kitchen.environment.hasOwnType = false
        let environment = kitchen.environment
        _ = try await environment.library.addCounter(
            .init(name: "smoking", colour: RGB(red: 1, green: 2, blue: 3)), at: environment.today.stamp)
    }

    @Test(
        "nothing is cut, and no text runs into another",
        arguments: ["DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"],
        [360, 1280])
    func whole(family: String, width: Int) async throws {
        let sheet = StyleSheet()
        sheet.load("window, window * { font-family: \"\(family)\"; }")
        sheet.add(priority: .override)
        defer { sheet.remove() }
        let environment = kitchen.environment
        let sections = SectionStack(environment: environment)
        try Stage.show(sections.widget, width: width, height: 800) { window in
            for (text, expected) in Self.pages + [("fruits", "Avocado")] {
                environment.navigator.show(try Address("comptoir:/\(text)"))
                let isThere = Stage.wait(.seconds(20)) {
                    texts(in: window).contains { $0.text.contains(expected) }
                }
                #expect(isThere, "\(expected) on \(text)")
                Stage.paint(window)
                for fault in faults(in: window) { Issue.record("\(text) in \(family), \(width) wide: \(fault)") }
                // The last time rows are as with the program's own type, whose headlines have one line.
                environment.hasOwnType = text == Self.pages.last?.address
            }
        }
    }

    /// A text in sight, and the room that it takes.
    private struct ShownText {
        let widget: Widget
        let text: String
        let size: Size
    }

    /// The texts in sight, those of rows and cards among them.
    private func texts(in widget: Widget) -> [ShownText] {
        guard widget.isMapped, widget.opacity > 0 else { return [] }
        switch widget {
        case let label as Label: return [ShownText(widget: label, text: label.text, size: label.textSize)]
        case let line as FixedLine:
            let height = line.text.isEmpty ? 0 : line.shownHeight(in: line.width)
            return [ShownText(widget: line, text: line.text, size: Size(width: 0, height: Double(height)))]
        default: return widget.children.flatMap(texts)
        }
    }

    /// What is wrong with the text that is in sight.
    private func faults(in window: Window) -> [String] {
        let shown = texts(in: window).filter { !$0.text.isEmpty }
        var faults: [String] = []
        for text in shown {
            let size = text.size
            if size.height > Double(text.widget.height) + 1 {
                faults.append("«\(text.text)» needs \(size.height) pixels of height and has \(text.widget.height)")
            }
            if size.width > Double(text.widget.width) + 1 {
                faults.append("«\(text.text)» needs \(size.width) pixels of width and has \(text.widget.width)")
            }
        }
        for (index, one) in shown.enumerated() {
            for other in shown[(index + 1)...] where one.widget.parent === other.widget.parent {
                guard let parent = one.widget.parent, let first = one.widget.bounds(in: parent),
                    let second = other.widget.bounds(in: parent)
                else { continue }
                let isBeside = first.x + first.width <= second.x + 1 || second.x + second.width <= first.x + 1
                let isBelow = first.y + first.height <= second.y + 1 || second.y + second.height <= first.y + 1
                if !isBeside && !isBelow { faults.append("«\(one.text)» lies over «\(other.text)»") }
            }
        }
        return faults
    }
}
