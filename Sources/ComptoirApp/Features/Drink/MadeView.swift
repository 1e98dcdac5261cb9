import GTK
import Store
import Widgets

/// Asks how many were made, when, and what is worth remembering of it; see ``MadeDrafts``.
@MainActor
final class MadeView: Box {
    /// Makes the form.
    /// - Parameter dismiss: called when it is done with.
    init(model: DrinkModel, dismiss: @escaping @MainActor () -> Void) {
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let (id, drafts) = (model.id, model.environment.madeDrafts)
        let draft = drafts[id] ?? MadeDraft(servings: model.servings)
        let count = Stepper(tr("Servings"), value: draft.servings, in: 0.5...48, step: 1)
        count.format = { model.formats.number($0) }
        let days = Stepper(tr("Days ago"), value: Double(draft.daysAgo), in: 0...365, step: 1)
        days.format = { $0 == 0 ? tr("today") : trn("{count} day ago", "{count} days ago", Int($0)) }
        let note = Entry()
        note.accessibleLabel = tr("Note")
        note.placeholder = tr("A note, if you like")
        note.text = draft.note
        append(
            FormGroup(
                "",
                [
                    FormRow(
                        tr("Servings"), count, icon: "comptoir-drinks-symbolic",
                        help: tr("What goes into it is taken off your shelf, where amounts are noted.")),
                    FormRow(tr("When"), days, icon: "comptoir-days-symbolic"), note.inBox(limitedTo: .note),
                ]))
        let save = Button(tr("Into the log")).styled("primary")
        save.wrapsLabel = true
        let typed = { @MainActor [weak count, weak days, weak note] in
            MadeDraft(servings: count?.value ?? 1, daysAgo: Int(days?.value ?? 0), note: note?.text ?? "")
        }
        let act = { @MainActor in
            let made = typed()
            model.made(servings: made.servings, daysAgo: made.daysAgo, note: made.note)
            dismiss()
        }
        count.onChanged { _ in drafts[id] = typed() }
        days.onChanged { _ in drafts[id] = typed() }
        note.onChanged { _ in drafts[id] = typed() }
        // The drink may still be on its way.
        save.bind(\.isSensitive) { model.drink != nil }
        save.onClicked(act)
        note.onActivate(act)
        append(save.layout(horizontal: .end))
    }
}
