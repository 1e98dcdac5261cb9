import GTK
import Widgets

/// Rows of a shelf, a sortable table, and bars.
@MainActor
enum ShelfPages {
    static let rows = [toggle, title]
    static let tables = [sortable, chart]

    private static let states = [
        Choice(id: "have", title: "Have"), Choice(id: "low", title: "Low"), Choice(id: "empty", title: "Empty"),
    ]

    private static let toggle = GalleryPage(
        "toggle-row", "Rows", "ToggleRow",
        "A thing, the state it is in, and a way to take it out. The states go under the name where there is no room.",
        code: "let row = ToggleRow(\"State\", states, picture: picture, removeName: \"Take off the shelf\")"
    ) { samples in
        @MainActor func make(_ index: Int, _ detail: String, _ state: String) -> ToggleRow {
            let fruit = samples.fruits[index]
            let row = ToggleRow(
                "State", states, picture: ArtPicture(size: 42, path: samples.picture(of: fruit)),
                removeName: "Take off the shelf")
            row.show(name: fruit.name, detail: detail, state: state)
            return row
        }
        return [
            Specimen(
                "With room", Box(.vertical, [make(0, "in six drinks", "have"), make(1, "", "low")]), onCard: true),
            Specimen("Without", Clamp(make(2, "in one drink", "empty"), to: 300), onCard: true),
        ]
    }

    private static let title = GalleryPage(
        "section-title", "Rows", "SectionTitle",
        "The heading of a part of a page or a sheet, with a button at the end.",
        code: "SectionTitle(\"Level\", action: NextStep(\"Clear\") { model.levelsCleared() })"
    ) { _ in
        [
            Specimen("With a button", SectionTitle("Level", action: NextStep("Clear") {})),
            Specimen("Without", SectionTitle("Base")),
            Specimen("Of a page", SectionTitle("All drinks", level: .page)),
            Specimen("Of a detail", SectionTitle("Portions", level: .detail)),
        ]
    }

    private static let parts = [
        (SortableEntry(id: "bitter", title: "Bitter", amount: "30 ml"), 30.0),
        (SortableEntry(id: "gin", title: "Gin", amount: "45 ml"), 45),
        (
            SortableEntry(
                id: "vermouth", title: "Sweet red vermouth", amount: "20 ml", mark: "missing", isActivatable: true), 20
        ),
    ]

    private static let sortable = GalleryPage(
        "sortable-table", "Tables", "SortableTable",
        "What and how much; the heads sort, and an arrow shows by what and which way.",
        code: "let table = SortableTable(\"Ingredients\", titles: (\"Ingredient\", \"Quantity\"))\ntable.rows = rows"
    ) { _ in
        @MainActor func make(_ sort: TableSort) -> SortableTable {
            let table = SortableTable("Ingredients", titles: ("Ingredient", "Quantity"))
            @MainActor func show(_ sort: TableSort, in table: SortableTable?) {
                let sorted = parts.sorted { first, second in
                    let (one, two) = sort.isDescending ? (second, first) : (first, second)
                    return sort.column == .title ? one.0.title < two.0.title : one.1 < two.1
                }
                table?.rows = sorted.map(\.0)
            }
            table.sort = sort
            show(sort, in: table)
            table.onSortChosen { [weak table] in show($0, in: table) }
            return table
        }
        return [
            Specimen("By name", make(TableSort()), onCard: true),
            Specimen("By quantity, the greatest first", make(TableSort(.amount, isDescending: true)), onCard: true),
        ]
    }

    private static let chart = GalleryPage(
        "bar-chart", "Tables", "BarChart", "A few bars beside each other; a screen reader reads them as a table.",
        code: "let chart = BarChart(\"Drinks made each week\")\nchart.bind(\\.bars) { model.weeks }"
    ) { _ in
        @MainActor func weeks(_ values: [Double]) -> [BarEntry] {
            values.enumerated().map { index, value in
                BarEntry(
                    id: "\(index)", label: "W\(index + 30)", value: value, valueText: "\(Int(value)) drinks",
                    spoken: "Week \(index + 30): \(Int(value)) drinks")
            }
        }
        let limited = BarChart("Drinks", weeks([2, 0, 5, 3, 1, 7, 4, 6]))
        limited.limits = [10]
        return [
            Specimen("Eight weeks", BarChart("Drinks", weeks([2, 0, 5, 3, 1, 7, 4, 6])), onCard: true),
            Specimen("With a limit", limited, onCard: true),
            Specimen(
                "A year: labels that have no room are left out",
                BarChart("Drinks", weeks((0..<52).map { Double($0 * 7 % 9) })), onCard: true),
            Specimen("Nothing yet", BarChart("Drinks", weeks([0, 0, 0, 0])), onCard: true),
        ]
    }
}
