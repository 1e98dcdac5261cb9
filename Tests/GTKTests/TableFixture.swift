import GTK

/// What the rows of the tables in tests are about.
struct Fruit: Identifiable, Equatable {
    var id: Int
    var name: String
    var price: Int
    var isFavourite = false
}

/// Some of them, in no order.
let fruits = [
    Fruit(id: 1, name: "pear", price: 3), Fruit(id: 2, name: "Apple", price: 2),
    Fruit(id: 3, name: "elderberry", price: 3), Fruit(id: 4, name: "fig", price: 1),
]

/// A table of fruits whose names and prices sort.
@MainActor
func fruitTable(_ source: ListSource<Fruit>, _ mode: SelectionMode = .multiple) -> ColumnView<Fruit> {
    ColumnView(
        source, selection: mode, label: { "\($0.name), \($0.price)" },
        columns: [
            Column("Name", order: Ordering(alphabeticallyBy: \.name), text: \.name),
            Column("Price", order: Ordering(by: \.price), text: { "\($0.price)" }),
            Column("Favourite", cell: { CheckButton() }, update: { $0.isActive = $1.isFavourite }),
        ])
}

/// The names in the order of a list.
@MainActor
func names(_ source: ListSource<Fruit>) -> [String] {
    (0..<source.count).map { source.element(at: $0).name }
}
