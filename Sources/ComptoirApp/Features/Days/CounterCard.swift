import ComptoirWidgets
import GTK
import Store
import Widgets

/// A card of the list of counters: a counter as a poster with a menu, or the card that adds another.
@MainActor
final class CounterCard: CustomWidget {
    private let model: DaysModel
    private let poster: DayPoster
    private let swipe: SwipeAway
    private let adding = AddingCard()
    private let more: MenuButton
    private let mark: CounterMarkButton
    private lazy var earlier = Action("earlier") { [weak self] in self?.move(by: -1) }
    private lazy var later = Action("later") { [weak self] in self?.move(by: 1) }
    private var line = CounterLine.add

    /// Makes an empty card.
    /// - Parameter isAlone: whether no card stands beside it, so that a mouse may push it away sideways.
    init(model: DaysModel, isAlone: @escaping @MainActor () -> Bool) {
        self.model = model
        let formats = model.environment.formats
        more = MenuButton(icon: "comptoir-more-symbolic", named: tr("More actions"), menu: CounterCard.menu)
        more.hasFrame = false
        mark = CounterMarkButton()
        // The keyboard stays on the card: space marks, and the menu's key opens the menu.
        for button in [mark, more] as [Widget] { button.canFocus = false }
        poster = DayPoster(
            DayPosterContent(number: "", spoken: "", caption: "", color: ColorOption.palette[0].color),
            corner: [mark, more]
        ) { formats.number($0) }
        poster.bind(\.leastContrast) { model.environment.leastContrast }
        swipe = SwipeAway(poster.layout(margins: Insets(integerLiteral: Space.tiny)))
        swipe.followsMouse = isAlone
        super.init()
        adopt(swipe)
        adopt(adding.layout(margins: Insets(integerLiteral: Space.tiny)))
        mark.onClicked { [weak self] in self?.markClicked() }
        listen()
        show(.add)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "counter-card"
        type.role = .group
    }

    private static func menu() -> Menu {
        Menu([
            .section(
                nil,
                [
                    .item(tr("Move _earlier"), action: "counter.earlier"),
                    .item(tr("Move _later"), action: "counter.later"),
                ]),
            .section(nil, [.item(tr("_History"), action: "counter.history")]),
            .section(nil, [.item(tr("_Delete"), action: "counter.delete")]),
        ])
    }

    /// Shows a counter, or what adds one; cards are used again for others.
    func show(_ line: CounterLine) {
        let isOther = line.id != self.line.id
        if isOther { swipe.rest() }
        self.line = line
        for (part, isShown) in [(swipe, line.shown != nil), (adding, line.shown == nil)] as [(Widget, Bool)] {
            setShown(part, isShown)
            // Assistive technology would read what is not shown.
            part.setAccessible(.hidden, !isShown)
        }
        guard let shown = line.shown else { return }
        poster.seed = Int(shown.counter.id)
        poster.content =
            shown.words(model.environment.formats)?.poster ?? DayPosterContent(unknown: shown.counter)
        if isOther { poster.settle() }
        mark.show(shown)
        earlier.isEnabled = shown.place > 0
        later.isEnabled = shown.place < shown.count - 1
    }

    /// Opens what can be done with the counter.
    func openMenu() {
        if line.shown != nil { more.popUp() }
    }

    /// What hands do besides the menu: a card is swiped away sideways, and dragged to the place of another.
    private func listen() {
        let history = Action("history") { [weak self] in
            if let self, let id = line.id { self.model.environment.navigator.open(.counterHistory(id)) }
        }
        let delete = Action("delete") { [weak self] in self?.delete() }
        insert(actions: [earlier, later, history, delete], as: "counter")
        swipe.onSwipedAway { [weak self] in self?.delete() }
        poster.onDragOut(.move, phase: .capture, byTouch: false) { [weak self] _ in
            self?.line.id.map { DragContent(DraggedCounter(id: $0)) }
        }
        onDrop(
            of: DraggedCounter.self, actions: .move,
            hovering: { [weak self] isOver in self?[cssClass: "awaiting"] = isOver }
        ) { [weak self] dragged, _ in self?.dropped(dragged) ?? false }
        poster.onClick(button: .secondary) { [weak self] in self?.openMenu() }
    }

    /// Puts a counter where this card is, or last where it is dropped on the card that adds one.
    private func dropped(_ dragged: DraggedCounter) -> Bool {
        self[cssClass: "awaiting"] = false
        guard dragged.id != line.id else { return false }
        model.moved(dragged.id, to: line.shown?.place ?? model.counters.count - 1)
        return true
    }

    private func move(by distance: Int) {
        if let shown = line.shown { model.moved(shown.counter.id, to: shown.place + distance) }
    }

    private func delete() {
        if let counter = line.counter { model.deleted(counter) }
    }

    /// Marks today, or takes the mark away, where the counter has marks.
    func markClicked() {
        guard let counter = line.counter, counter.settings.countsMarks else { return }
        if let summary = model.summary(counter) { model.markClicked(summary) }
    }

    // MARK: Layout

    override var requestMode: RequestMode { .constant }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        swipe.measured(orientation, for: size)
    }
}

/// A counter on its way to another place.
private struct DraggedCounter {
    let id: Counter.ID
}
