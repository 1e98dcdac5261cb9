import GTK
import Widgets

/// A field for a line of text below its name, with room for what is wrong with it.
@MainActor
final class FormField: Box {
    let entry: Entry
    private let problem = Label.wrapping().styled("danger", "caption")

    /// Makes a field.
    /// - Parameters:
    ///   - name: what is typed.
    ///   - icon: the icon before the name; nil for none.
    ///   - hint: what an empty field says, as an example.
    ///   - limit: the most characters that the field takes, above 0; once it is full the field says so.
    ///   - text: what stands in the field.
    ///   - wrong: what is wrong with it; nil where nothing is.
    ///   - typed: gets the text after each key.
    init(
        _ name: String, icon: String? = nil, hint: String = "", purpose: InputPurpose = .freeForm, limit: Int,
        text: @escaping @MainActor () -> String, wrong: @escaping @MainActor () -> String? = { nil },
        typed: @escaping @MainActor (String) -> Void
    ) {
        entry = Entry(placeholder: hint, purpose: purpose)
        super.init(.vertical, spacing: 3)
        let caption = Label.wrapping(name).styled("caption", "quiet")
        let signs = [icon].compactMap { $0 }.map { Image(sign: $0).styled("form-icon") }
        for sign in signs { sign.role = .none }
        let full = entry.limited(to: limit)
        entry.setAccessible(labelledBy: caption)
        entry.setAccessible(.describedBy, problem)
        entry.observe(text) { entry, text in
            if entry.text != text { entry.text = text }
        }
        entry.onChanged { typed($0) }
        problem.announced(as: .alert)
        for child in [TextLine(signs, text: caption), entry, full, problem] { append(child) }
        observe(wrong) { field, wrong in
            field.problem.text = wrong ?? ""
            field.problem.isVisible = wrong != nil
            field.entry[cssClass: "error"] = wrong != nil
            field.entry.setAccessible(.invalid, wrong != nil)
        }
    }
}
