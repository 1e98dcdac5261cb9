internal import GTK
internal import ServerUI
internal import Widgets

/// A table whose lines open.
@MainActor
enum TableParts {
    static func table(_ context: RenderContext) -> Widget {
        let heading = Label().styled("table-head")
        heading.textAlignment = 0
        heading.wraps = true
        let lines = Box(.vertical)
        lines.role = .list
        let table = Box(.vertical, [heading, lines])
        table.role = .group
        context.observe(heading) {
            $0.text("heading")
        } apply: { label, text in
            label.text = text
            label.isVisible = !text.isEmpty
        }
        context.observe(lines) {
            $0.text("heading")
        } apply: { lines, text in
            if !text.isEmpty { lines.accessibleLabel = text }
        }
        context.showChildren(in: lines)
        return table
    }

    static func line(_ context: RenderContext) -> Widget {
        let value = Label().styled("tabular")
        value.wraps = true
        context.bind(value, \.text) { $0.text("value") }
        let row = Box(.vertical).styled("table-row")
        row.role = .listItem
        row.append(context.component.children.isEmpty ? plain(value, context) : opening(value, context))
        return row
    }

    private static func plain(_ value: Label, _ context: RenderContext) -> Widget {
        let title = Label()
        title.textAlignment = 0
        title.wraps = true
        context.bind(title, \.text) { $0.text("title") }
        let line = SplitLine(title, value)
        guard context.isPressable else { return line.layout(margins: Insets(vertical: 9, horizontal: Space.tiny)) }
        let button = Button(child: line).styled("row-button")
        button.onClicked { [weak context] in context?.perform("activate") }
        context.name(button) { $0.words("title", "value") }
        return button
    }

    private static func opening(_ value: Label, _ context: RenderContext) -> Widget {
        value.layout(margins: Insets(top: 0, bottom: 0, start: 0, end: Space.tiny))
        let lines = Box(.vertical).layout(margins: Insets(top: 0, bottom: 0, start: Space.medium, end: 0))
        lines.role = .list
        let disclosure = Disclosure("", isExpanded: false, accessory: value, body: lines)
        context.bind(disclosure, \.title) { $0.text("title") }
        context.showChildren(in: lines)
        disclosure.onToggled { [weak context] isOpen in if isOpen { context?.perform("activate") } }
        return disclosure
    }
}
