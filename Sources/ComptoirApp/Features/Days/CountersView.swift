import GTK
import Store
import Widgets

/// The list of the counters: each is opened, moved and deleted here, and new ones are added.
@MainActor
final class CountersView: Box, RunsUnderHeader {
    private let model: DaysModel
    private let list = ArrayList<CounterLine>()

    init(model: DaysModel) {
        self.model = model
        super.init(.vertical)
        let environment = model.environment
        let view = ListView(list, label: { $0.spoken }, row: { CounterRow(model: model) }) { $0.show($1) }
        view.activatesOnSingleClick = true
        view.onActivate { _, line in environment.navigator.open(.counterEditor(line.id)) }
        view.accessibleLabel = tr("All counters")
        view.onKeyPressed { [weak self, weak view] key, modifiers in
            view?.focusedIndex.map { self?.pressed(key, modifiers, at: $0) ?? false } ?? false
        }
        let scroller = ScrolledWindow(view, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical])
        append(bar())
        append(
            Overlay(scroller, over: [StatusPage(environment.folders, model.status)])
                .layout(expand: [.horizontal, .vertical]))
        let today = environment.today
        observe({ (model.counters.map(\.id), today.day) }) { _, _ in model.reckon() }
        observe({ CounterLine.lines(of: model) }) { view, lines in view.list.elements = lines }
        model.appeared()
    }

    /// Deletes or moves the row that the keyboard is in.
    private func pressed(_ key: Key, _ modifiers: KeyModifiers, at place: Int) -> Bool {
        guard list.elements.indices.contains(place) else { return false }
        let counter = list.elements[place].counter
        switch (key, modifiers) {
        case (.delete, []): model.deleted(counter)
        case (.up, .alt): model.moved(counter.id, to: place - 1)
        case (.down, .alt): model.moved(counter.id, to: place + 1)
        default: return false
        }
        return true
    }

    private func bar() -> Widget {
        let add = Button(icon: "comptoir-plus-symbolic", named: tr("Add")) { [weak model] in model?.addClicked() }
        let bar = PageBar(tr("Days"), model.environment.navigator, [add])
        bar.back.bind(\.isVisible) { [model] in !model.counters.isEmpty }
        return bar
    }
}

/// What a row of the list shows.
struct CounterLine: Identifiable, Equatable {
    let counter: Counter
    /// How it stands; nil until that is known.
    let standing: Standing?
    /// Where it stands, from 0, among so many.
    let place: Int
    let count: Int

    /// How a counter stands, in words.
    struct Standing: Equatable {
        /// The number; empty where there is none to show.
        let number: String
        /// What it counts.
        let counted: String
        /// The two in one.
        let sentence: String
        /// What is said beside.
        let detail: String
    }

    var id: Counter.ID { counter.id }
    var spoken: String {
        guard let standing else { return counter.name }
        return "\(counter.name), \(standing.sentence) · \(standing.detail)"
    }

    @MainActor
    static func lines(of model: DaysModel) -> [CounterLine] {
        let counters = model.counters
        return counters.enumerated().map { place, counter in
            let words = model.summary(counter).map { CounterWords($0, model.environment.formats) }
            let standing = words.map {
                Standing(
                    number: $0.shownNumber, counted: $0.counted, sentence: $0.sentence, detail: $0.standing)
            }
            return CounterLine(counter: counter, standing: standing, place: place, count: counters.count)
        }
    }
}
