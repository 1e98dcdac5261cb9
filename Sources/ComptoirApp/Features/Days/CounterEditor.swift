import ComptoirWidgets
import GTK
import Store
import Widgets

/// What is chosen for a counter: its name, what it counts, since when, its colour, its milestones and its ties.
@MainActor
final class CounterEditor: Box, RunsUnderHeader {
    init(model: CounterModel) {
        super.init(.vertical)
        let navigator = model.environment.navigator
        // On a narrow page what can be chosen comes first.
        let poster = Box(
            .vertical, spacing: Space.medium,
            [DayPoster(of: model, isBriefWhereNarrow: true), CounterEditorFacts(model: model, whereNarrow: false)])
        let columns = TwoColumns(StayingPoster(poster), rows(model), least: 288, end: 600)
        let body = Clamp(columns, to: 1080).layout(
            margins: Insets(top: Space.small, bottom: Space.huge, start: Space.page, end: Space.page))
        body.bind(\.isVisible) { model.counter != nil }
        let history = Button(icon: "comptoir-history-symbolic", named: tr("History")) { [id = model.id] in
            navigator.open(.counterHistory(id))
        }
        let page = DetailPage(
            body, actions: [history], covers: [StatusPage(model.environment.folders, model.status)],
            back: { navigator.back() })
        // The poster says what is counted; in a narrow window the title stands beside the buttons.
        page.bind(\.title) { model.environment.isNarrow ? tr("Edit") : tr("Edit counter") }
        append(page.layout(expand: [.horizontal, .vertical]))
        observe({ model.environment.today.day }) { _, _ in model.appeared() }
    }

    /// What can be chosen, in groups; what sets the counter back is apart.
    private func rows(_ model: CounterModel) -> Widget {
        Box(
            .vertical, spacing: Space.medium,
            [
                GroupCard(
                    tr("What is counted"), icon: "comptoir-days-symbolic",
                    help: Label.wrapping(tr("Changes are saved as you make them.")),
                    // In a narrow window the name is to be in sight, and as much as possible of what is below it.
                    needsTitle: { !model.environment.isNarrow },
                    [
                        CounterNameField(model: model), CounterKindRows(model: model),
                        EvenSwatches(CounterColourRow(model: model)),
                    ]),
                GroupCard(
                    tr("Milestones"), icon: "comptoir-star-symbolic",
                    help: Label.wrapping(tr("Numbers of days worth celebrating.")),
                    [CounterMilestones(model: model)]),
                CounterLinks.card(model),
                CounterEditorFacts(model: model, whereNarrow: true),
                CounterRestart(model: model).layout(margins: Insets(top: Space.medium)),
            ])
    }
}

/// The name, with what is wrong with it below.
@MainActor
final class CounterNameField: Box {
    private let entry = Entry()
    private let problem = Label.wrapping().styled("error", "caption")

    init(model: CounterModel) {
        super.init(.vertical, spacing: 3)
        let caption = Label.wrapping(tr("Name"))
        entry.setAccessible(labelledBy: caption)
        append(caption)
        append(entry)
        append(entry.limited(to: TextLimit.name))
        append(problem)
        entry.observe({ model.settings?.name }) { entry, name in
            // What is being typed is never typed over.
            if let name, !entry.hasFocus, entry.text != model.typedName { entry.text = model.typedName ?? name }
        }
        entry.onChanged { [weak entry] text in
            if entry?.hasFocus == true { model.nameTyped(text) }
        }
        entry.onActivate { model.nameFinished() }
        entry.onFocusChange { hasFocus in if !hasFocus { model.nameFinished() } }
        entry.onUnmap { model.nameFinished() }
        problem.bind(\.text) { model.nameProblem ?? "" }
        problem.bind(\.isVisible) { model.nameProblem != nil }
        entry.observe({ model.nameProblem }) { entry, problem in
            entry[cssClass: "error"] = problem != nil
            entry.accessibleDescription = problem ?? ""
        }
    }
}

/// What is counted, and since or until when.
@MainActor
final class CounterKindRows: Box {
    init(model: CounterModel) {
        super.init(.vertical, spacing: Space.medium)
        let kind = SegmentedChoice(
            tr("What is counted"),
            [
                Choice(id: "with", title: trc("days", "With")), Choice(id: "without", title: trc("days", "Without")),
                Choice(id: "since", title: trc("days", "Since")), Choice(id: "until", title: trc("days", "Until")),
            ])
        kind.bind(\.selection) { model.settings?.kind.word ?? "without" }
        kind.onSelected { [weak model] word in model?.kindChosen(word) }
        let caption = Label.wrapping(tr("Count the days"))
        kind.setAccessible(labelledBy: caption)
        append(Box(.vertical, spacing: Space.tiny, [caption, kind]))

        let start = DayButton(tr("First day")) { [weak model] day in model?.startChosen(day) }
        start.bind(\.day) { model.state?.start ?? .first }
        start.format = { model.environment.formats.date($0) }
        let startRow = FormRow(tr("First day"), start)
        startRow.bind(\.isVisible) {
            model.state.map { $0.target == nil } ?? false && !(model.settings?.countsMarks ?? false)
        }
        append(startRow)

        let target = DayButton(tr("The day")) { [weak model] day in model?.change { $0.kind = .until(day) } }
        target.bind(\.day) { model.state?.target ?? .first }
        target.format = { model.environment.formats.date($0) }
        let targetRow = FormRow(tr("The day"), target)
        targetRow.bind(\.isVisible) { model.state?.target != nil }
        append(targetRow)

        let marksRow = FormRow.switching(
            tr("Count only days I mark"), isOn: { model.settings?.isMarked ?? false },
            change: { [weak model] isOn in model?.change { $0.isMarked = isOn } })
        marksRow.bind(\.isVisible) { model.settings?.kind == .with }
        append(marksRow)
    }
}

extension CounterModel {
    /// Has the counter count something else; a day that is counted down to is tomorrow at first.
    func kindChosen(_ word: String) {
        let tomorrow = environment.today.day.adding(days: 1)
        change { settings in
            settings.kind =
                switch word {
                case "with": .with
                case "since": .since
                case "until": .until(settings.kind.target ?? tomorrow)
                default: .without
                }
        }
    }
}
