internal import GTK
internal import Widgets

/// Figures: lines, bars and days.
@MainActor
enum FigureParts {
    static func measureRow(_ context: RenderContext) -> Widget {
        let row = MeasureRow()
        context.bind(row, \.title) { $0.text("title") }
        context.bind(row, \.value) { $0.text("value") }
        context.bind(row, \.fraction) { $0.number("fraction") ?? 0 }
        context.bind(row, \.fillTone) { $0.tone }
        return context.pressable(row) { $0.words("title", "value") }
    }

    static func progress(_ context: RenderContext) -> Widget {
        let line = ProgressLine()
        context.bind(line, \.label) { $0.text("label") }
        context.bind(line, \.detail) { $0.text("detail") }
        context.bind(line, \.fraction) { $0.number("value") ?? 0 }
        return line
    }

    static func counter(_ context: RenderContext) -> Widget {
        let card = NumberCard()
        context.bind(card, \.number) { $0.text("days") }
        context.bind(card, \.title) { $0.text("title") }
        context.bind(card, \.detail) { $0.text("detail") }
        context.bind(card, \.fraction) { $0.number("fraction") }
        context.bind(card, \.tone) { $0.tone }
        context.observePicture(of: card, height: 60, { $0.text("picture") }) { $0.art = $1 }
        return context.pressable(card) { context in
            let days = [context.text("days"), context.text("title")].filter { !$0.isEmpty }.joined(separator: " ")
            return [days, context.text("detail")].filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }
}
