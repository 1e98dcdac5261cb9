import GTK
import Store
import Widgets

/// What was made, when, and how often.
@MainActor
final class LogView: Box, RunsUnderHeader {
    private let model: LogModel
    private let list: ResultsList<LogQuery>
    private weak var view: ListView<LogLine>?
    /// The entry with the keyboard that is being taken out, and its place.
    private var leaving: (row: CatalogueRow, place: Int)?

    init(model: LogModel, environment: Environment) {
        self.model = model
        list = ResultsList(model.results, hasHead: true)
        super.init(.vertical)
        let head = LogHead(model: model) { [weak self] in self?.show($0) }
        let view = ListView(
            list.source,
            label: { [weak model] in
                $0.isHead ? tr("What I made") : model?.spoken($0) ?? ""
            },
            row: { [weak self] in LogRow(model: model, head: head) { self?.removed($0) } }, update: { $0.show($1) })
        view.styled("log-rows").accessibleLabel = tr("The log")
        view.fillsVisibleFirst = true
        view.activatesOnSingleClick = true
        view.onActivate { [weak model] _, line in
            if !line.isHead { model?.opened(line) }
        }
        view.onKeyPressed { [weak self] key, modifiers in self?.pressed(key, modifiers) ?? false }
        self.view = view
        list.follow(in: view, then: { [weak self, weak view] _ in if let view { self?.goOn(in: view) } })
        let scroller = ScrolledWindow(view, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical])
        let add = Button(icon: "comptoir-plus-symbolic", named: tr("Log a drink")) { environment.askWhatWasMade() }
        // The empty page has one of its own.
        add.bind(\.isVisible) { model.results.state.value?.rows.isEmpty != true }
        append(PageBar(tr("What I made"), environment.navigator, [add]))
        append(
            Overlay(scroller, over: [StatusPage(environment.folders, model.status)])
                .layout(expand: [.horizontal, .vertical]))
        observe({ environment.today.day }) { [weak model] _, _ in model?.dayTurned() }
        model.appeared()
    }

    /// Shows the entries of a day; of one without any, those of the day before.
    private func show(_ day: CalendarDay) {
        model.find(day) { [weak self] place in
            guard let self, list.source.count > 1 else { return }
            view?.scroll(to: min(place + 1, list.source.count - 1))
        }
    }

    /// Does with a key what the menu of the entry does that the keyboard is in.
    private func pressed(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
        guard let place = view?.focusedIndex, (1..<list.source.count).contains(place) else { return false }
        switch (key, modifiers) {
        case (.delete, []): removed(list.source.element(at: place))
        case (.menu, []), (.function(10), .shift): focusedEntry?.openMenu()
        default: return false
        }
        return true
    }

    /// The entry that the keyboard is in.
    private var focusedEntry: LogEntry? {
        var widget: Widget? = window?.focusedWidget
        while let around = widget {
            if let row = (around as? LogRow) ?? around.children.first as? LogRow { return row.entry }
            widget = around.parent
        }
        return nil
    }

    private func removed(_ line: LogLine) {
        leaving = hasFocus ? list.source.keys.firstIndex(of: line.row).map { (line.row, $0) } : nil
        model.removed(line)
    }

    /// Has the keyboard go on to what stands where an entry was that has gone, or to what there is in place of the log.
    private func goOn(in view: ListView<LogLine>) {
        guard let leaving, !list.source.keys.contains(leaving.row) else { return }
        self.leaving = nil
        if list.source.count > 1 {
            view.scroll(to: min(leaving.place, list.source.count - 1), focusing: true)
        } else {
            moveFocus(.next)
        }
    }
}
