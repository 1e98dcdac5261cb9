import GTK

/// A note with a button that throws it away. A list makes a row once and shows one note after the other in it.
final class NoteRow: Box {
    private let label = Label().layout(horizontal: .start, expand: [.horizontal])
    private let button = Button(icon: "user-trash-symbolic", named: "Throw away")
    private var id: Note.ID?

    init(_ throwAway: @escaping @MainActor (Note.ID) -> Void) {
        super.init(.horizontal, spacing: 8, [label, button])
        button.onClicked { [weak self] in
            if let id = self?.id { throwAway(id) }
        }
    }

    func show(_ note: Note) {
        id = note.id
        label.text = note.text
    }
}

extension [Note] {
    mutating func remove(id: Note.ID) { removeAll { $0.id == id } }
}
