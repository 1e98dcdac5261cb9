public import GTK

/// A table under a heading that shows and hides it: names, amounts, and shares as text and as bars.
///
///     let nutrition = DisclosureTable("Nutrition", accessory: basis)
///     nutrition.bind(\.rows) { model.nutritionRows }
@MainActor
public final class DisclosureTable: Box {
    private let table: TableBody
    private let disclosure: Disclosure

    /// Creates an empty table.
    /// - Parameters:
    ///   - title: the heading.
    ///   - columns: the headers of the columns.
    ///   - isExpanded: whether the table is shown at first.
    ///   - accessory: a widget in the heading's line, such as a choice.
    public init(
        _ title: String, columns: TableColumns = TableColumns(), isExpanded: Bool = true, accessory: Widget? = nil
    ) {
        table = TableBody(columns)
        disclosure = Disclosure(
            title, isExpanded: isExpanded, accessory: accessory,
            body: table.layout(margins: Insets(top: 3, bottom: 3, start: Space.tiny, end: Space.tiny)))
        super.init(.vertical)
        table.accessibleLabel = title
        append(disclosure)
    }

    /// The lines of the table. Setting them keeps the lines whose ids stay.
    public var rows: [TableEntry] = [] {
        didSet { if rows != oldValue { table.setEntries(rows) } }
    }

    /// Whether the table is shown.
    public var isExpanded: Bool {
        get { disclosure.isExpanded }
        set { disclosure.isExpanded = newValue }
    }

    /// Called after the user has expanded or collapsed the table, with whether it is expanded.
    @discardableResult
    public func onToggled(_ handler: @escaping @MainActor (Bool) -> Void) -> Connection {
        disclosure.onToggled(handler)
    }
}
