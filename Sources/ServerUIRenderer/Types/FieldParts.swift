internal import GTK
internal import ServerUI
internal import Widgets

/// What a person sets by hand: numbers, stars, switches and days, each beside what it is called.
@MainActor
enum FieldParts {
    static func stepper(_ context: RenderContext) -> Widget {
        let stepper = Stepper("")
        context.observe(stepper) { context in
            let least = context.number("minimum") ?? 0
            return least...max(least, context.number("maximum") ?? max(99, least))
        } apply: { stepper, range in
            stepper.range = range
        }
        context.bind(stepper, \.spokenName) { $0.text("label") }
        context.bind(stepper, \.value) { $0.number("value") ?? 0 }
        stepper.onChanged { [weak context] in context?.set("value", to: .number($0)) }
        return row(stepper, context)
    }

    static func rating(_ context: RenderContext) -> Widget {
        let stars = StarRating("")
        context.bind(stars, \.spokenName) { $0.text("label") }
        context.bind(stars, \.rating) { $0.number("value") ?? 0 }
        stars.onChanged { [weak context] in context?.set("value", to: .number($0)) }
        return row(stars, context)
    }

    static func toggle(_ context: RenderContext) -> Widget {
        let toggle = Switch().layout(vertical: .center)
        let (caption, detail) = (Label(), Label().styled("caption", "quiet"))
        for label in [caption, detail] {
            label.wraps = true
            label.textAlignment = 0
        }
        var isSetting = false
        context.bind(caption, \.text) { $0.text("label") }
        context.observe(detail) {
            $0.text("detail")
        } apply: { label, text in
            label.text = text
            label.isVisible = !text.isEmpty
        }
        context.observe(toggle) {
            $0.text("detail")
        } apply: {
            $0.accessibleDescription = $1
        }
        context.observe(toggle) {
            $0.flag("value") ?? false
        } apply: { toggle, isOn in
            isSetting = true
            toggle.isActive = isOn
            isSetting = false
        }
        toggle.onToggled { [weak context] isOn in
            guard let context, !isSetting else { return }
            context.set("value", to: .bool(isOn))
        }
        toggle.setAccessible(labelledBy: caption)
        context.accessibleWidget = toggle
        return TextLine(text: Box(.vertical, [caption, detail]), [toggle])
    }

    static func dateField(_ context: RenderContext) -> Widget {
        let field = DateField("") { [words = context.running.words] in words.day($0, .medium) }
        context.bind(field, \.spokenName) { $0.text("label") }
        context.bind(field, \.day) { CalendarDay($0.text("value")) }
        field.onChanged { [weak context] in context?.set("value", to: .text($0.description)) }
        return row(field, context)
    }

    /// A field beside what it is called.
    static func row(_ field: Widget, _ context: RenderContext) -> Widget {
        let row = FormRow("", field)
        context.bind(row, \.text) { $0.text("label") }
        context.accessibleWidget = field
        return row
    }
}
