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
        ("log", "Nothing in the log yet"),
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
                    labels(in: window).contains { $0.text.contains(expected) }
                }
                #expect(isThere, "\(expected) on \(text)")
                Stage.paint(window)
                for fault in faults(in: window) { Issue.record("\(text) in \(family), \(width) wide: \(fault)") }
                // The last time rows are as with the program's own type, whose headlines have one line.
                environment.hasOwnType = text == Self.pages.last?.address
            }
        }
    }

    /// Labels in sight.
    private func labels(in widget: Widget) -> [Label] {
        guard widget.isMapped else { return [] }
        return (widget as? Label).map { [$0] } ?? widget.children.flatMap(labels)
    }

    /// What is wrong with the text that is in sight.
    private func faults(in window: Window) -> [String] {
        let shown = labels(in: window).filter { !$0.text.isEmpty && $0.opacity > 0 }
        var faults: [String] = []
        for label in shown {
            let size = label.textSize
            if size.height > Double(label.height) + 1 {
                faults.append("«\(label.text)» needs \(size.height) pixels of height and has \(label.height)")
            }
            if size.width > Double(label.width) + 1 {
                faults.append("«\(label.text)» needs \(size.width) pixels of width and has \(label.width)")
            }
        }
        for (index, one) in shown.enumerated() {
            for other in shown[(index + 1)...] where one.parent === other.parent {
                guard let parent = one.parent, let first = one.bounds(in: parent), let second = other.bounds(in: parent)
                else { continue }
                let isBeside = first.x + first.width <= second.x + 1 || second.x + second.width <= first.x + 1
                let isBelow = first.y + first.height <= second.y + 1 || second.y + second.height <= first.y + 1
                if !isBeside && !isBelow { faults.append("«\(one.text)» lies over «\(other.text)»") }
            }
        }
        return faults
    }
}
