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
            margins: Insets(top: Space.small, bottom: Space.large, start: Space.large, end: Space.large))
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.tiny, start: Space.large, end: Space.large))
        let here = Button(tr("_Where I am")) { draft.whereIAmClicked() }
        here.bind(\.isSensitive) { !draft.isLocating }
        append(
            FormGroup(
                tr("What and where"),
                [
                    field(.name, tr("Name"), icon: "comptoir-shop-symbolic", limit: TextLimit.name.characters, \.name),
                    field(
                        nil, tr("Address"), icon: "comptoir-source-symbolic", limit: TextLimit.lines.characters,
                        \.address),
                    Box(
                        .vertical, spacing: Space.tiny,
                        [
                            field(
                                .coordinates, tr("Coordinates"), icon: "comptoir-place-symbolic",
                                hint: Location.example,
                                limit: 300, \.coordinates),
                            here.layout(horizontal: .start),
                        ]),
                ]))
        append(
            FormGroup(
                tr("Good to know"),
                [
                    field(
                        nil, tr("Opening hours"), icon: "comptoir-history-symbolic", limit: TextLimit.lines.characters,
                        \.hours),
                    field(
                        .page, tr("Web page"), icon: "comptoir-discover-symbolic", hint: "https://", purpose: .address,
                        limit: 2_000, \.page),
                ]))
        if !draft.candidates.isEmpty { append(subjects()) }
        let saved = { @MainActor [weak self] () -> Void in
            if draft.saveClicked() { dismiss() } else { self?.focusFault() }
        }
        for field in fields.values { field.entry.onActivate(saved) }
        save.onClicked(saved)
    }

    private func field(
        _ field: PlaceDraft.Field?, _ name: String, icon: String, hint: String = "", purpose: InputPurpose = .freeForm,
        limit: Int, _ path: ReferenceWritableKeyPath<PlaceDraft, String>
    ) -> Widget {
        let line = FormField(
            name, icon: icon, hint: hint, purpose: purpose, limit: limit, text: { [draft] in draft[keyPath: path] },
            wrong: { [draft] in field.flatMap { draft.problems[$0] } }
        ) { [draft] in if draft[keyPath: path] != $0 { draft[keyPath: path] = $0 } }
        if let field { fields[field] = line }
        return line
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
        return FormGroup(tr("What it is for"), [Box(.vertical, spacing: Space.tiny, [chips, hint])])
    }

    /// Puts the keyboard into the first field that something is wrong with.
    private func focusFault() {
        let wrong = PlaceDraft.Field.allCases.first { draft.problems[$0] != nil }
        if let wrong { fields[wrong]?.entry.grabFocus() }
    }
}
