import GTK
import TestSupport
import Testing
import Widgets

@MainActor @Suite("Tables", .serialized)
struct DisclosureTableTests {
    init() { Stage.open() }

    private let nutrients = TableColumns(title: "Nutrient", share: "Share of a day")

    private let energy = TableEntry(id: "energy", title: "Energy", amount: "32 kcal", share: 0.02, shareText: "2 %")
    private let vitaminC = TableEntry(
        id: "c", title: "Vitamin C", amount: "58.8 mg", share: 0.74, shareText: "74 %",
        spoken: "Vitamin C, 58.8 mg, 74 % of a day")
    private let water = TableEntry(id: "water", title: "Water", amount: "91 g")

    private func lines(of table: DisclosureTable) -> [Widget] {
        everything(in: table).filter { $0.role == .row }
    }

    private func label(_ text: String, in widget: Widget) throws -> Label {
        try #require(everything(in: widget).compactMap { $0 as? Label }.first { $0.text == text })
    }

    @Test("lines that stay are kept, in their new order, with their new figures")
    func inPlace() throws {
        let table = DisclosureTable("Nutrition", columns: nutrients)
        table.rows = [energy, vitaminC, water]
        let before = lines(of: table)
        #expect(before.count == 4)
        var more = vitaminC
        more.amount = "89.4 mg"
        more.spoken = nil
        table.rows = [more, energy]
        let after = lines(of: table)
        #expect(after.count == 3)
        #expect(after[0] === before[0] && after[1] === before[2] && after[2] === before[1])
        #expect(after[1].accessibleLabel == "Vitamin C, 89.4 mg, Share of a day 74 %")
        _ = try label("89.4 mg", in: after[1])
    }

    @Test("toolkit row 19: a table of rows, each with one readable name")
    func accessibility() throws {
        let table = DisclosureTable("Nutrition", columns: nutrients)
        table.rows = [energy, vitaminC, water]
        let body = try #require(find(.table, in: table))
        #expect(body.accessibleLabel == "Nutrition")
        #expect(
            lines(of: table).map(\.accessibleLabel) == [
                "Nutrient, Amount, Share of a day", "Energy, 32 kcal, Share of a day 2 %",
                "Vitamin C, 58.8 mg, 74 % of a day", "Water, 91 g",
            ])
        let head = try #require(button("Nutrition", in: table))
        #expect(head.accessibleIs(.expanded))
        head.click()
        #expect(!head.accessibleIs(.expanded) && !table.isExpanded)
    }

    @Test("toolkit row 24: figures end in one line, also mirrored; narrow, the bar lies under the text")
    func columns() throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let table = DisclosureTable("Nutrition", columns: nutrients)
            for widget in everything(in: table) { widget.direction = direction }
            table.rows = [energy, vitaminC, water]
            for widget in everything(in: table) { widget.direction = direction }
            try Stage.show(table, width: 600) { _ in
                let frames = try ["32 kcal", "58.8 mg", "91 g"].map { text in
                    try #require(try label(text, in: table).bounds(in: table))
                }
                #expect(Set(frames.map(\.x)).count == 1 && Set(frames.map(\.width)).count == 1)
                let title = try #require(try label("Energy", in: table).bounds(in: table))
                #expect((title.x < frames[0].x) == (direction == .leftToRight))
                let bar = try #require(
                    everything(in: table).first { $0 is ShareBar && $0.isVisible }?.bounds(in: table))
                #expect(bar.width >= 90 && bar.y < frames[0].y + frames[0].height)
            }
            try Stage.show(table, width: 320) { _ in
                let text = try #require(try label("32 kcal", in: table).bounds(in: table))
                let bar = try #require(
                    everything(in: table).first { $0 is ShareBar && $0.isVisible }?.bounds(in: table))
                #expect(bar.y >= text.y + text.height)
            }
        }
    }

    @Test("on a phone a figure stays in the line of its name, though the longest of both would not fit into one")
    func tight() throws {
        let table = DisclosureTable("Nutrition", columns: nutrients)
        table.rows = [
            TableEntry(id: "energy", title: "Energy", amount: "1,234 kcal · 5,163 kJ", share: 0.02, shareText: "2 %"),
            TableEntry(
                id: "carbohydrate", title: "Carbohydrate of all kinds", amount: "9 g", share: 0.1, shareText: "10 %"),
        ]
        try Stage.show(table, width: 300) { _ in
            for (title, amount) in [("Energy", "1,234 kcal · 5,163 kJ"), ("Carbohydrate of all kinds", "9 g")] {
                let (name, figure) = try (
                    #require(try label(title, in: table).bounds(in: table)),
                    #require(try label(amount, in: table).bounds(in: table))
                )
                #expect(name.y == figure.y && name.x + name.width < figure.x)
            }
            let ends = try ["1,234 kcal · 5,163 kJ", "9 g"].map {
                let place = try #require(try label($0, in: table).bounds(in: table))
                return place.x + place.width
            }
            #expect(Set(ends).count == 1)
        }
    }

    @Test("on a phone the head of a narrow column takes further lines, and is broken between words only")
    func heads() throws {
        let table = DisclosureTable("Nutrition", columns: nutrients)
        table.rows = [
            TableEntry(id: "energy", title: "Energy", amount: "32 kcal", share: 0.02, shareText: "2 %"), water,
        ]
        try Stage.show(table, width: 300) { _ in
            let head = try label("Share of a day", in: table)
            let word = try #require(head.widestWord)
            #expect(Double(head.width) >= word)
        }
    }

    @Test("with hardly any room the figures stand under their title, and the heads take two lines")
    func stacked() throws {
        let columns = TableColumns(title: "Nutrient", amount: "The whole amount", share: "Share of what a day needs")
        let table = DisclosureTable("Nutrition", columns: columns)
        table.rows = [energy, vitaminC]
        #expect(table.measured(.horizontal).minimum < 200)
        try Stage.show(table, width: 200) { window in
            #expect(window.width == 200)
            let title = try #require(try label("Vitamin C", in: table).bounds(in: table))
            let figure = try #require(try label("58.8 mg", in: table).bounds(in: table))
            let head = try #require(try label("Share of what a day needs", in: table).bounds(in: table))
            #expect(figure.y >= title.y + title.height && head.height > figure.height)
            #expect(head.x + head.width <= 200)
        }
    }

    @Test("it ends with its window, and lines that go end at once")
    func freed() {
        #expect(
            endsAfterShowing {
                let table = DisclosureTable(
                    "Nutrition", accessory: SegmentedChoice("For", [Choice(id: "a", title: "A")]))
                table.rows = [energy, water]
                return table
            })
        let table = DisclosureTable("Nutrition", columns: nutrients)
        table.rows = [energy, water]
        let trace = Trace(lines(of: table)[2])
        table.rows = [energy]
        #expect(trace.isGone)
    }
}
