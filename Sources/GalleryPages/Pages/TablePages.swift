import GTK
import Widgets

/// Widgets that show figures.
@MainActor
enum TablePages {
    static let all = [table, disclosure, facts, bar]

    private static let perHundred = [
        TableEntry(
            id: "energy", title: "Energy", amount: "32 kcal", share: 0.02, shareText: "2 %",
            spoken: "Energy, 32 kcal, 2 % of a day"),
        TableEntry(id: "carbohydrates", title: "Carbohydrates", amount: "7.7 g", share: 0.03, shareText: "3 %"),
        TableEntry(
            id: "sugars", title: "of which sugars", amount: "4.89 g", share: 0.05, shareText: "5 %", isPart: true),
        TableEntry(id: "fibre", title: "Fibre", amount: "2.0 g", share: 0.08, shareText: "8 %"),
        TableEntry(
            id: "vitamin-c", title: "Vitamin C", amount: "58.8 mg", share: 0.74, shareText: "74 %",
            spoken: "Vitamin C, 58.8 mg, 74 % of a day"),
        TableEntry(id: "water", title: "Water", amount: "91 g"),
    ]

    private static let perCup = perHundred.map { entry in
        var entry = entry
        if let share = entry.share {
            entry.share = share * 1.52
            entry.shareText = "\(Int((share * 152).rounded())) %"
        }
        if entry.id == "vitamin-c" { entry.amount = "89.4 mg" }
        entry.spoken = nil
        return entry
    }

    private static let table = GalleryPage(
        "disclosure-table", "Tables", "DisclosureTable",
        "What, how much, and its share as text and as a bar, under a heading that opens and closes it.",
        code: "let nutrition = DisclosureTable(\"Nutrition\", accessory: basis)\nnutrition.bind(\\.rows) { model.rows }"
    ) { _ in
        let basis = SegmentedChoice(
            "Amounts are for", [Choice(id: "100g", title: "100 g"), Choice(id: "cup", title: "Cup")])
        let columns = TableColumns(title: "Nutrient", share: "Share of a day")
        let table = DisclosureTable("Nutrition", columns: columns, accessory: basis)
        table.rows = perHundred
        basis.onSelected { [weak table] in table?.rows = $0 == "cup" ? perCup : perHundred }
        let closed = DisclosureTable("Minerals", columns: columns, isExpanded: false)
        closed.rows = [TableEntry(id: "potassium", title: "Potassium", amount: "153 mg", share: 0.08, shareText: "8 %")]
        return [Specimen("Open, with a choice", table, onCard: true), Specimen("Closed", closed, onCard: true)]
    }

    private static let facts = GalleryPage(
        "fact-grid", "Tables", "FactGrid",
        "Short facts, each with its name above it, in as many columns as there is room for.",
        code: "FactGrid([GridFact(\"Method\", \"Stirred\"), GridFact(\"Glass\", \"Coupe\"), …])"
    ) { _ in
        @MainActor func make() -> FactGrid {
            FactGrid([
                GridFact("Method", "Stirred, strained"), GridFact("Glass", "Coupe"), GridFact("Level", "Easy"),
                GridFact("Garnish", "Half a slice of orange, or its peel"), GridFact("Strength", "about 22 % vol"),
            ])
        }
        return [Specimen("With room for four", make()), Specimen("Narrow", Clamp(make(), to: 312))]
    }

    private static let disclosure = GalleryPage(
        "disclosure", "Tables", "Disclosure", "A heading that opens and closes what is under it.",
        code: "Disclosure(\"Where the figures come from\", body: text)"
    ) { _ in
        @MainActor func text() -> Label {
            let label = Label(
                "Per 100 g of the edible part, from a national food table. A day's reference is that of an adult.")
            label.wraps = true
            label.textAlignment = 0
            return label.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.tiny))
        }
        return [
            Specimen("Open", Disclosure("Where the figures come from", body: text()), onCard: true),
            Specimen(
                "Closed", Disclosure("Where the figures come from", isExpanded: false, body: text()), onCard: true),
        ]
    }

    private static let bar = GalleryPage(
        "share-bar", "Tables", "ShareBar", "A thin bar that shows a share; more than the whole is drawn as the whole.",
        code: "ShareBar(0.74)"
    ) { _ in
        [0, 0.08, 0.74, 1.6].map { share in
            Specimen("\(Int(share * 100)) %", ShareBar(share).layout(horizontal: .start))
        }
    }
}
