import GTK
import Store
import Widgets

/// The numbers of days that are worth a word, and whether one is told of them.
@MainActor
final class CounterMilestones: Box {
    private let own = Entry(purpose: .freeForm)
    private let problem = Label.wrapping().styled("error", "caption")
    private let model: CounterModel

    init(model: CounterModel) {
        self.model = model
        super.init(.vertical, spacing: Space.medium)
        append(
            FormRow.switching(
                tr("Tell me when one is reached"), isOn: { model.settings?.notifies ?? false },
                change: { [weak model] isOn in model?.change { $0.notifies = isOn } }))
        append(
            FormRow.switching(
                tr("7, 30, 100 and 365 days, and every year"), isOn: { model.settings?.milestones.hasUsual ?? true },
                change: { [weak model] isOn in
                    model?.change { $0.milestones = Milestones(own: $0.milestones.own, hasUsual: isOn) }
                }))
        own.placeholder = tr("50, 200")
        append(FormRow(tr("More milestones"), own))
        append(own.limited(to: 1_000))
        append(problem)
        own.observe({ model.settings.map { _ in model.milestonesText } }) { entry, text in
            // What is being typed is never typed over.
            if let text, !entry.hasFocus { entry.text = text }
        }
        own.onActivate { [weak self] in self?.take() }
        own.onFocusChange { [weak self] hasFocus in if !hasFocus { self?.take() } }
        own.onUnmap { [weak self] in self?.take() }
        problem.announced(as: .alert)
        own.setAccessible(.describedBy, problem)
        problem.bind(\.text) { model.milestoneProblem ?? "" }
        problem.bind(\.isVisible) { model.milestoneProblem != nil }
        own.observe({ model.milestoneProblem != nil }) { entry, isWrong in
            entry[cssClass: "error"] = isWrong
            entry.setAccessible(.invalid, isWrong)
        }
    }

    /// Takes on the numbers that were typed.
    private func take() {
        // Before the counter has been read nothing can have been typed.
        if model.settings != nil { model.milestonesTyped(own.text) }
    }
}
