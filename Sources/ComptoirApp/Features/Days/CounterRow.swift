import GTK
import Store
import Widgets

/// A counter in the list: a click opens it, and besides it is moved and deleted.
@MainActor
final class CounterRow: Box {
    private let model: DaysModel
    private let number = Label()
    private let tile: ColorGround
    private let title = Label()
    private let detail = Label().styled("quiet", "caption")
    private let open: Button
    private let content: TextLine
    private let swipe: SwipeAway
    private lazy var up = Action("up") { [weak self] in self?.move(by: -1) }
    private lazy var down = Action("down") { [weak self] in self?.move(by: 1) }
    private var line: CounterLine?

    init(model: DaysModel) {
        self.model = model
        for label in [title, detail] {
            label.textAlignment = 0
            label.wraps = true
        }
        number.styled("count").layout(horizontal: .center, vertical: .center, expand: [.horizontal, .vertical])
        tile = ColorGround(ColorOption.palette[0].color, number).styled("count-tile")
        tile.clipsContent = true
        tile.bind(\.leastContrast) { model.environment.leastContrast }
        let words = Box(.vertical, spacing: 3, [title, detail])
        open = Button(child: TextLine([tile], text: words, spacing: Space.medium)).styled("flat")
        let more = MenuButton(
            icon: "comptoir-more-symbolic", named: tr("More"), popover: PopoverMenu(CounterRow.menu()))
        more.hasFrame = false
        let remove = Button(icon: "comptoir-trash-symbolic", named: tr("Delete")).styled("flat")
        content = TextLine(text: open, [more, remove], spacing: Space.tiny)
        swipe = SwipeAway(content.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.small)))
        super.init(.vertical)
        append(swipe)
        remove.onClicked { [weak self] in self?.delete() }
        open.onClicked { [weak self] in self?.go { .counterEditor($0) } }
        listen()
    }

    private static func menu() -> Menu {
        Menu([
            .section(
                nil,
                [
                    .item(tr("Move _up"), action: "counter.up"), .item(tr("Move _down"), action: "counter.down"),
                ]),
            .section(nil, [.item(tr("_History"), action: "counter.history")]),
        ])
    }

    /// Shows a counter; rows are used again for others.
    func show(_ line: CounterLine) {
        if line.id != self.line?.id { swipe.rest() }
        self.line = line
        tile.color = Color(line.counter.settings.colour)
        number.text = line.standing?.number ?? ""
        title.text = line.standing?.counted ?? line.counter.name
        detail.text = line.standing?.detail ?? ""
        open.accessibleLabel = line.spoken
        up.isEnabled = line.place > 0
        down.isEnabled = line.place < line.count - 1
    }

    /// What hands do besides the buttons: the row is swiped away sideways, and dragged to another place up or down.
    private func listen() {
        let history = Action("history") { [weak self] in self?.go { .counterHistory($0) } }
        insert(actions: [up, down, history], as: "counter")
        swipe.onSwipedAway { [weak self] in self?.delete() }
        content.onDragOut(.move, phase: .capture, byTouch: false) { [weak self] _ in
            self?.line.map { DragContent(DraggedCounter(id: $0.id)) }
        }
        onDrop(of: DraggedCounter.self, actions: .move) { [weak self] dragged, _ in
            guard let self, let line, dragged.id != line.id else { return false }
            model.moved(dragged.id, to: line.place)
            return true
        }
    }

    private func go(_ address: (Counter.ID) -> Address) {
        if let line { model.environment.navigator.open(address(line.id)) }
    }

    private func move(by distance: Int) {
        if let line { model.moved(line.id, to: line.place + distance) }
    }

    private func delete() {
        if let line { model.deleted(line.counter) }
    }
}

/// A counter on its way to another place.
private struct DraggedCounter {
    let id: Counter.ID
}
