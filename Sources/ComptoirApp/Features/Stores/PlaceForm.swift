import GTK
import Store
import Widgets

/// What is known of a store, to be typed: its name, where it is, and what it is for.
@MainActor
final class PlaceForm: Box, FootedContent {
    private let draft: PlaceDraft
    private var fields: [PlaceDraft.Field: FormField] = [:]
    /// The button that saves: in sight whichever field is filled in.
    let sheetFoot: Widget

    init(_ draft: PlaceDraft, dismiss: @escaping @MainActor () -> Void) {
        self.draft = draft
        let save = Button(tr("_Save")).styled("primary")
        sheetFoot = save.layout(
            margins: Insets(top: Space.small, bottom: Space.small, start: Space.large, end: Space.large))
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.tiny, start: Space.large, end: Space.large))
        add(.name, tr("Name"), limit: TextLimit.name.characters, \.name)
        add(nil, tr("Address"), limit: TextLimit.lines.characters, \.address)
        add(.coordinates, tr("Coordinates"), hint: Location.example, limit: 300, \.coordinates)
        let here = Button(tr("_Where I am")) { draft.whereIAmClicked() }
        here.bind(\.isSensitive) { !draft.isLocating }
        append(here.layout(horizontal: .start))
        add(nil, tr("Opening hours"), limit: TextLimit.lines.characters, \.hours)
        add(.page, tr("Web page"), hint: "https://", purpose: .address, limit: 2_000, \.page)
        if !draft.candidates.isEmpty { append(subjects()) }
        let saved = { @MainActor [weak self] () -> Void in
            if draft.saveClicked() { dismiss() } else { self?.focusFault() }
        }
        for field in fields.values { field.entry.onActivate(saved) }
        save.onClicked(saved)
    }

    private func add(
        _ field: PlaceDraft.Field?, _ name: String, hint: String = "", purpose: InputPurpose = .freeForm, limit: Int,
        _ path: ReferenceWritableKeyPath<PlaceDraft, String>
    ) {
        let line = FormField(
            name, hint: hint, purpose: purpose, limit: limit, text: { [draft] in draft[keyPath: path] },
            wrong: { [draft] in field.flatMap { draft.problems[$0] } }
        ) { [draft] in if draft[keyPath: path] != $0 { draft[keyPath: path] = $0 } }
        if let field { fields[field] = line }
        append(line)
    }

    private func subjects() -> Widget {
        let draft = draft
        let chips = FilterChips(
            tr("What it is for"), draft.candidates.map { Choice(id: $0.subject.word, title: $0.name) }, .several)
        chips.bind(\.selection) { Set(draft.subjects.map(\.word)) }
        chips.onChanged { words in draft.subjects = Set(words.compactMap { PlaceSubject(word: $0) }) }
        let hint = Label.wrapping().styled("caption", "quiet")
        hint.bind(\.text) {
            draft.subjects.isEmpty ? tr("Nothing chosen: it is for anything.") : tr("It is for what is chosen.")
        }
        return Box(.vertical, spacing: Space.tiny, [SectionTitle(tr("What it is for")), chips, hint])
    }

    /// Puts the keyboard into the first field that something is wrong with.
    private func focusFault() {
        let wrong = PlaceDraft.Field.allCases.first { draft.problems[$0] != nil }
        if let wrong { fields[wrong]?.entry.grabFocus() }
    }
}
