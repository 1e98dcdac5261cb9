import GTK
import Store
import Widgets

/// One thing that happened to a counter, with its note, which can be changed.
@MainActor
final class CounterEventLine: Box {
    private let model: CounterModel
    private let title = Label.wrapping()
    private let detail = Label.wrapping().styled("quiet", "caption")
    private let note = Entry(placeholder: tr("Note"))
    private let popover: Popover
    private var event: CounterEvent?

    init(_ event: CounterEvent, model: CounterModel) {
        self.model = model
        note.accessibleLabel = tr("Note")
        popover = Popover(note.inBox(limitedTo: .note))
        super.init(.horizontal, spacing: Space.tiny)
        append(Box(.vertical, spacing: 3, [title, detail]).layout(expand: [.horizontal]))
        let change = MenuButton(icon: "comptoir-edit-symbolic", named: tr("Change the note"), popover: popover)
        change.hasFrame = false
        append(change.layout(vertical: .center))
        listen()
        guard event.kind != .start else { return }
        let remove = Button(icon: "comptoir-trash-symbolic", named: tr("Remove from the history")).styled("flat")
        remove.onClicked { [weak self] in
            if let self, let event = self.event { self.model.removed(event) }
        }
        append(remove.layout(vertical: .center))
    }

    /// Shows what happened as it is now.
    func show(_ event: CounterEvent) {
        let before = self.event
        self.event = event
        title.text = event.title
        detail.text = [event.time(model.environment.formats), event.note].filter { !$0.isEmpty }.joined(
            separator: " · ")
        // What is being typed is never typed over.
        if !popover.isVisible || note.text == before?.note { note.text = event.note }
    }

    /// The note is kept however the popover closes, but for Escape, which puts back what there was.
    private func listen() {
        note.onActivate { [weak self] in self?.popover.popDown() }
        note.onKeyPressed(phase: .capture) { [weak self] key, modifiers in
            if key == .escape, modifiers.isEmpty, let self, let event { note.text = event.note }
            return false
        }
        popover.onClosed { [weak self] in
            if let self, let event { model.noteChanged(note.text, of: event) }
        }
    }
}
