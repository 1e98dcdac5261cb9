internal import GTK
internal import ServerUI
internal import Widgets

/// Words, lines between things, and what stands for what is not shown.
@MainActor
enum WordParts {
    private static let styles = ["body": "prose", "quiet": "quiet", "label": "overline", "large": "figure"]

    static func text(_ context: RenderContext) -> Widget {
        let label = Label()
        label.wraps = true
        label.keepsLastWords = true
        label.textAlignment = 0
        context.bind(label, \.text) { $0.text("text") }
        context.observe(label) {
            $0.text("style")
        } apply: { label, style in
            for (name, look) in styles { label[cssClass: look] = name == (style.isEmpty ? "body" : style) }
        }
        return label
    }

    static func heading(_ context: RenderContext) -> Widget {
        let heading = HeadingLine()
        context.bind(heading, \.title) { $0.text("title") }
        context.bind(heading, \.level) { Int($0.number("level") ?? 2) }
        context.bind(heading, \.detail) { $0.text("detail") }
        context.bind(heading, \.link) { $0.text("action") }
        heading.onLink { [weak context] in context?.perform("activate") }
        return heading
    }

    static func divider(_ context: RenderContext) -> Widget { Separator(.horizontal) }

    static func placeholder(_ context: RenderContext) -> Widget {
        let notice = NoticeCard()
        context.bind(notice, \.text) { $0.text("text") }
        return notice
    }
}

/// Stands where a component cannot be shown; only its author is told why.
@MainActor
enum FaultPart {
    static func make(_ context: RenderContext) -> Widget {
        let notice = NoticeCard()
        context.bind(notice, \.text) { context in
            guard context.surroundings.isForAuthors else { return tr("This part cannot be shown.") }
            let reason = context.component.fault ?? tr("there is no type “{name}”", ["name": context.component.type])
            return tr("Not shown: {reason}", ["reason": reason])
        }
        return notice
    }
}
