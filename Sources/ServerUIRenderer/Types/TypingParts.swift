internal import GTK
internal import ServerUI
internal import Widgets

/// Lines to type: a text below what it is called, a number beside it, as what is set by hand.
@MainActor
enum TypingParts {
    static func textField(_ context: RenderContext) -> Widget {
        let line = TypedLine(Entry())
        line.listen(context) { .text($0) }
        line.entry.maximumLength = 2_000
        context.bind(line.entry, \.placeholder) { $0.text("hint") }
        context.observe(line.entry) {
            $0.text("value")
        } apply: { _, text in
            line.show(text)
        }
        return captioned(line.entry, context)
    }

    static func numberField(_ context: RenderContext) -> Widget {
        let line = TypedLine(Entry(purpose: .number))
        line.entry.maximumLength = 40
        line.entry.widthInCharacters = 5
        line.entry.maximumWidthInCharacters = 7
        line.entry.textAlignment = 1
        let unit = Label().styled("quiet")
        line.listen(context) { [weak context] text in context.flatMap { number(text, $0) } }
        context.observe(unit) {
            $0.text("unit")
        } apply: { label, text in
            label.text = text
            label.isVisible = !text.isEmpty
        }
        context.observe(line.entry) {
            $0.text("unit")
        } apply: {
            $0.accessibleDescription = $1
        }
        context.observe(line.entry) {
            $0.number("value")
        } apply: { entry, value in
            // More may have been typed since: "51" where 5 was taken, and 51 is too much.
            guard value.map(Value.number) != line.takePending() || value == nil else { return }
            // What is being typed may be written otherwise: "1." on the way to "1.5".
            guard value != TypingParts.number(entry.text) else { return }
            line.show(value.map(RenderContext.plain) ?? "")
        }
        context.bind(line.entry, \.accessibleLabel) { $0.text("label") }
        let row = FieldParts.row(TextLine(text: line.entry, [unit], spacing: Space.tiny), context)
        context.accessibleWidget = line.entry
        return row
    }

    private static func captioned(_ entry: Entry, _ context: RenderContext) -> Widget {
        let caption = Label().styled("field-caption")
        caption.wraps = true
        caption.textAlignment = 0
        context.bind(caption, \.text) { $0.text("label") }
        entry.setAccessible(labelledBy: caption)
        context.accessibleWidget = entry
        return Box(.vertical, spacing: 3, [caption, entry])
    }

    /// The number that a text is, with a point or a comma; nil for none, and for what may be a thousand as well as one
    /// with three decimals, as “1,000”.
    static func number(_ text: String) -> Double? {
        let parts = text.filter { $0 != " " && $0 != "-" }.split(omittingEmptySubsequences: false) {
            $0 == "," || $0 == "."
        }
        if parts.count == 2, (1...3).contains(parts[0].count), !parts[0].hasPrefix("0"), parts[1].count == 3 {
            return nil
        }
        let trimmed = text.filter { $0 != " " }.map { $0 == "," ? "." : $0 }
        return Double(String(trimmed)).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The number that a text is, where the component takes it.
    private static func number(_ text: String, _ context: RenderContext) -> Value? {
        guard let number = number(text) else { return nil }
        let (least, most) = (context.number("minimum") ?? -.infinity, context.number("maximum") ?? .infinity)
        return least <= number && number <= most ? .number(number) : nil
    }
}

/// A line to type, which tells what is typed from what is shown.
@MainActor
private final class TypedLine {
    let entry: Entry
    private var isShowing = false
    /// What was written last, until it comes back as what is to be shown.
    private var pending: Value?

    init(_ entry: Entry) { self.entry = entry }

    /// Writes what is typed, where it can be used; where it cannot, the field says so.
    func listen(_ context: RenderContext, _ read: @escaping @MainActor (String) -> Value?) {
        entry.onChanged { [weak context, weak self] text in
            guard let context, self?.isShowing != true else { return }
            let value = read(text)
            if let self { tell(isWrong: value == nil, entry) }
            guard let value else { return }
            self?.pending = value
            context.set("value", to: value)
        }
        entry.onActivate { [weak context] in context?.perform("submit") }
    }

    /// What was written and has not come back yet; asked for once.
    func takePending() -> Value? {
        defer { pending = nil }
        return pending
    }

    /// Shows a text, which nobody has typed.
    func show(_ text: String) {
        isShowing = true
        entry.text = text
        isShowing = false
        tell(isWrong: false, entry)
    }

    private func tell(isWrong: Bool, _ entry: Entry) {
        entry[cssClass: "wrong"] = isWrong
        entry.setAccessible(.invalid, isWrong)
    }
}
