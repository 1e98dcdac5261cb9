import GTK
import Store
import ComptoirWidgets
import Widgets

/// What was made, when and how much, with its picture; it is opened and taken out by a menu, and pushed out sideways.
@MainActor
final class LogEntry: Box {
    /// The side of the picture, in pixels.
    static let pictureSize = 48

    private let model: LogModel
    private let picture = DrinkPicture(size: pictureSize, isPatient: true)
    private let drink = Label.wrapping().styled("log-drink")
    private let day = Label().styled("quiet", "tabular")
    private let servings = Label.wrapping().styled("quiet")
    private let note = Label.wrapping().styled("log-note")
    private let more: MenuButton
    private let swipe: SwipeAway
    private let removed: @MainActor (LogLine) -> Void
    private var line: LogLine?

    /// Makes an entry.
    /// - Parameter removed: gets what is to be taken out of the log.
    init(_ model: LogModel, removed: @escaping @MainActor (LogLine) -> Void) {
        self.model = model
        self.removed = removed
        more = MenuButton(icon: "comptoir-more-symbolic", named: tr("More"), menu: LogEntry.menu)
        more.hasFrame = false
        let words = Box(.vertical, spacing: 3, [SplitLine(drink, day), servings, note])
        swipe = SwipeAway(TextLine([picture], text: words, [more]))
        super.init(.vertical)
        append(swipe)
        // The keyboard stays on the entry, whose menu a key opens.
        more.canFocus = false
        let open = Action("open") { [weak self] in
            if let self, let line { self.model.opened(line) }
        }
        insert(actions: [open, Action("remove") { [weak self] in self?.remove() }], as: "entry")
        swipe.onSwipedAway { [weak self] in self?.remove() }
        onClick(button: .secondary) { [weak self] (_: Point) in self?.openMenu() }
        // Where the swipe is, which ends it: a slow one takes longer than a press.
        swipe.onLongPress(touchOnly: true) { [weak self] (_: Point) in self?.openMenu() }
    }

    /// Shows an entry.
    func show(_ line: LogLine) {
        if line.row != self.line?.row { swipe.rest() }
        self.line = line
        drink.text = model.name(line)
        day.text = model.environment.formats.shortDate(line.day)
        servings.text = model.servings(line.servings)
        note.text = line.note
        note.isVisible = !line.note.isEmpty
        more.accessibleLabel = tr("More: {name}", ["name": model.name(line)])
        picture.opacity = line.sketch == nil ? 0 : 1
        if let sketch = line.sketch { picture.art = DrinkArt(sketch) }
    }

    /// Opens what can be done with the entry.
    func openMenu() { more.popUp() }

    private static func menu() -> Menu {
        Menu([
            .item(tr("_Open the drink"), action: "entry.open"),
            .item(tr("_Take out of the log"), action: "entry.remove"),
        ])
    }

    private func remove() {
        if let line { removed(line) }
    }
}
