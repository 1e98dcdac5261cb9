import GTK
import Store
import ComptoirWidgets
import Widgets

/// What was made, when and how much, with its picture; it is opened and taken out by a menu, and pushed out sideways.
///
/// There are two hundred of them, so what few of them show or do is made when that is wanted.
@MainActor
final class LogEntry: Box {
    /// The side of the picture, in pixels.
    static let pictureSize = 48

    private let model: LogModel
    private let picture = DrinkPicture(size: pictureSize, isPatient: true)
    private let drink = Label.wrapping().styled("log-drink")
    private let day = Label.wrapping().styled("quiet", "tabular")
    private let servings = Label.wrapping().styled("quiet")
    private let words: Box
    private var note: Label?
    private let more: MenuButton
    private let swipe: SwipeAway
    private let removed: @MainActor (LogLine) -> Void
    private var line: LogLine?

    /// Makes an entry.
    /// - Parameter removed: gets what is to be taken out of the log.
    init(_ model: LogModel, removed: @escaping @MainActor (LogLine) -> Void) {
        self.model = model
        self.removed = removed
        more = MenuButton(icon: "comptoir-more-symbolic", named: tr("More actions"))
        more.hasFrame = false
        words = Box(.vertical, spacing: 3, [SplitLine(drink, day), servings])
        swipe = SwipeAway(TextLine([picture], text: words, [more]))
        super.init(.vertical)
        append(swipe)
        // The keyboard stays on the entry, whose menu a key opens.
        more.canFocus = false
        more.makePopover { [weak self] in
            self?.addActions()
            return PopoverMenu(LogEntry.menu())
        }
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
        show(note: line.note)
        more.accessibleLabel = tr("More: {name}", ["name": model.name(line)])
        picture.opacity = line.sketch == nil ? 0 : 1
        if let sketch = line.sketch { picture.art = DrinkArt(sketch) }
    }

    private func show(note text: String) {
        if note == nil, !text.isEmpty {
            let label = Label.wrapping().styled("log-note")
            words.append(label)
            note = label
        }
        note?.text = text
        note?.isVisible = !text.isEmpty
    }

    /// What the menu does.
    private func addActions() {
        let open = Action("open") { [weak self] in
            if let self, let line { self.model.opened(line) }
        }
        insert(actions: [open, Action("remove") { [weak self] in self?.remove() }], as: "entry")
    }

    /// Opens what can be done with the entry.
    func openMenu() { more.popUp() }

    private static func menu() -> Menu {
        Menu([
            .item(tr("_Open the drink"), action: "entry.open"),
            .item(tr("_Remove from the log"), action: "entry.remove"),
        ])
    }

    private func remove() {
        if let line { removed(line) }
    }
}
