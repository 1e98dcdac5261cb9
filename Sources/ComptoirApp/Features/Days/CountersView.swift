import GTK
import Store
import Widgets

/// The counters as posters: each is opened, moved and deleted here, and new ones are added.
@MainActor
final class CountersView: Box, RunsUnderHeader {
    private let model: DaysModel
    private let list = ArrayList<CounterLine>()
    private let grid: CardGrid<CounterLine>

    init(model: DaysModel) {
        self.model = model
        let environment = model.environment
        weak var columns: CardGrid<CounterLine>?
        grid = CardGrid(
            tr("All counters"), list, cardWidth: 420, leastWidth: 288, hasControls: true, id: { $0.id },
            label: { $0.spoken(environment.formats) }
        ) {
            CounterCard(model: model) { columns?.columns == 1 }
        } update: { card, line in
            card.show(line)
        }
        columns = grid
        super.init(.vertical)
        grid.view.styled("posters")
        grid.onActivate { [weak model] _, line in model?.opened(line) }
        grid.view.onKeyPressed { [weak self] key, modifiers in
            self?.grid.view.focusedIndex.map { self?.pressed(key, modifiers, at: $0) ?? false } ?? false
        }
        append(bar())
        append(
            Overlay(
                grid.layout(expand: [.horizontal, .vertical]), over: [StatusPage(environment.folders, model.status)]
            )
            .layout(expand: [.horizontal, .vertical]))
        let today = environment.today
        observe({ (model.counters.map(\.id), today.day) }) { _, _ in model.reckon() }
        observe({ CounterLine.lines(of: model) }) { view, lines in
            // Only another order glides: how they stand comes bit by bit.
            guard lines.map(\.id) != view.list.elements.map(\.id) else { return view.list.elements = lines }
            view.grid.glide { view.list.elements = lines }
        }
        model.returned = nil
        observe({ (model.returned, CounterLine.lines(of: model).map(\.id)) }) { view, _ in view.bringBack() }
        model.appeared()
    }

    /// Brings a counter into sight that has come back with undo, as soon as its card is there.
    private func bringBack() {
        guard let id = model.returned, let place = list.elements.firstIndex(where: { $0.id == id }) else { return }
        grid.view.scroll(to: place)
    }

    /// Deletes or moves the counter that the keyboard is at.
    private func pressed(_ key: Key, _ modifiers: KeyModifiers, at place: Int) -> Bool {
        guard list.elements.indices.contains(place), let counter = list.elements[place].counter else { return false }
        switch (key, modifiers) {
        case (.delete, []): model.deleted(counter)
        case (.space, []): focusedCard?.markClicked()
        case (.menu, []), (.function(10), .shift): focusedCard?.openMenu()
        case (.up, .alt): model.moved(counter.id, to: place - 1)
        case (.down, .alt): model.moved(counter.id, to: place + 1)
        default: return false
        }
        return true
    }

    /// The card that the keyboard is at.
    private var focusedCard: CounterCard? {
        func card(in widget: Widget) -> CounterCard? {
            (widget as? CounterCard) ?? widget.children.lazy.compactMap(card).first
        }
        return window?.focusedWidget.flatMap(card)
    }

    private func bar() -> Widget {
        let add = Button(icon: "comptoir-plus-symbolic", named: tr("Add")) { [weak model] in model?.addClicked() }
        let bar = PageBar(tr("Days"), model.environment.navigator, [add])
        bar.back.bind(\.isVisible) { [model] in !model.counters.isEmpty }
        return bar
    }
}

extension DaysModel {
    /// Opens what a card of the list shows: the editor of a counter, that of a new one where it adds one.
    func opened(_ line: CounterLine) {
        guard let counter = line.counter else { return addClicked() }
        environment.navigator.open(.counterEditor(counter.id))
    }
}
