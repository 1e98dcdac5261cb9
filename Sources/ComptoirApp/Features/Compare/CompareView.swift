import GTK
import Store
import Widgets

/// Two or three fruits side by side, per 100 g.
@MainActor
final class CompareView: Box, RunsUnderHeader {
    private let model: CompareModel
    private let environment: Environment
    private let columns: KeptRows<Fruit, CompareColumn>
    /// What adds a fruit; another one in large text.
    private var adder: (isLarge: Bool, button: Widget)?
    /// What has no room beside the columns.
    private let below = Box(.vertical)
    private let table = Box(.vertical)

    init(model: CompareModel, environment: Environment) {
        self.model = model
        self.environment = environment
        columns = KeptRows(
            .horizontal, spacing: Space.small, make: { CompareColumn($0, model, environment) }, fill: { $0.show($1) })
        super.init(.vertical)
        let hint = Label.wrapping(tr("Per 100 g, edible part. Highest in bold."))
            .styled("caption", "quiet")
        columns.isHomogeneous = true
        let body = Box(
            .vertical, spacing: Space.small,
            [columns, below, hint, table.styled("card", "compare-table")]
        ).layout(margins: Insets(top: Space.small, bottom: Space.huge, start: Space.page, end: Space.page))
        let page = DetailPage(
            Clamp(body, to: 860), backName: tr("Back"), covers: [StatusPage(environment.folders, model.status)],
            back: { environment.navigator.back() })
        page.title = tr("Side by side")
        append(page.layout(expand: [.horizontal, .vertical]))
        observe({ [preferences = environment.preferences] in (model.fruits, preferences.isTextLarge) }) { view, shown in
            view.show(shown.0, isLarge: shown.1)
        }
        model.appeared()
    }

    /// Shows some fruits; in large text, a column has no room for the words of the button that adds one.
    private func show(_ fruits: [Fruit], isLarge: Bool) {
        let adder = model.hasRoom ? knownAdder(isLarge: isLarge) : nil
        let hadKeyboard = self.adder?.button.hasFocus == true && adder == nil
        columns.last = isLarge ? nil : adder
        below.setChildren(isLarge ? [adder].compactMap(\.self) : [])
        below.isVisible = isLarge && model.hasRoom
        columns.show(fruits)
        // Once there is no room for another, the keyboard goes on from what was added.
        if hadKeyboard, let added = fruits.last { columns.row(of: added.id)?.moveFocus(.next) }
        table.removeAll()
        // A column to the fruit that is not there yet, so that each figure is below its fruit.
        let columns = fruits.count + (self.columns.last == nil ? 0 : 1)
        for line in model.lines { table.append(CompareLine(line, columns: columns)) }
        table.isVisible = !fruits.isEmpty
    }

    private func knownAdder(isLarge: Bool) -> Widget {
        if let adder, adder.isLarge == isLarge { return adder.button }
        let button = adder(isLarge ? .horizontal : .vertical)
        adder = (isLarge, button)
        return button
    }

    private func adder(_ orientation: Orientation) -> Widget {
        let popover = Popover()
        popover.child = EntryPicker.fruits(environment, leavingOut: { [model] in Set(model.ids) }) {
            [model, weak popover] id in
            popover?.popDown()
            model.added(id)
        }
        let words = Label(tr("Add a fruit"))
        words.wraps = true
        words.isCentered = true
        words.prefersOneLine = true
        let face = Box(
            orientation, spacing: Space.tiny, [Image(sign: "comptoir-plus-symbolic", size: 24), words]
        ).layout(horizontal: .center, vertical: .center)
        let button = MenuButton(child: face, popover: popover).styled("adder")
        button.accessibleLabel = tr("Add a fruit")
        if orientation == .vertical { button.minimumSize = SizeRequest(height: 132) }
        return button
    }
}
