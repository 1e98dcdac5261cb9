internal import GTK
internal import ServerUI
internal import Widgets

/// One of some: as a segmented control where there are few, as a drop-down where there are many.
@MainActor
enum ChoicePart {
    private static let few = 2...4

    static func make(_ context: RenderContext) -> Widget {
        let holder = Box(.horizontal)
        let row = FormRow("", holder)
        context.bind(row, \.text) { $0.text("label") }
        let shown = Shown()
        context.observe(holder) {
            choices($0.value("options"))
        } apply: { [weak context] holder, choices in
            guard let context else { return }
            let control = shown.control(choices, context)
            holder.setChildren([control])
            context.name(control) { $0.text("label") }
        }
        context.observe(holder) {
            Selection($0.text("value"), choices($0.value("options")))
        } apply: { _, selection in
            shown.select(selection.id)
        }
        return row
    }

    /// What is chosen, among what.
    private struct Selection: Equatable {
        var id: String
        var choices: [Choice]

        init(_ id: String, _ choices: [Choice]) { (self.id, self.choices) = (id, choices) }
    }

    /// Reads options: texts with bars between, or a list of texts or of records with `value` and `title`.
    static func choices(_ options: Value?) -> [Choice] {
        switch options {
        case .text(let text):
            return text.split(separator: "|").map { part in
                let word = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
                return Choice(id: String(word), title: String(word))
            }
        case .list(let list):
            return list.compactMap { option in
                switch option {
                case .text(let text): return Choice(id: text, title: text)
                case .number(let number):
                    return Choice(id: RenderContext.plain(number), title: RenderContext.plain(number))
                case .record(let record):
                    guard case .text(let id)? = record["value"] else { return nil }
                    guard case .text(let title)? = record["title"] else { return Choice(id: id, title: id) }
                    return Choice(id: id, title: title)
                default: return nil
                }
            }
        default: return []
        }
    }

    /// The control that is shown at present.
    @MainActor
    private final class Shown {
        private weak var segments: SegmentedChoice?
        private weak var menu: DropDown<Choice>?
        private var isSetting = false

        func control(_ choices: [Choice], _ context: RenderContext) -> Widget {
            guard few.contains(choices.count) else {
                let menu = DropDown(choices) { $0.title }
                menu.onSelectionChanged { [weak self, weak context] choice in
                    guard let context, self?.isSetting == false, let id = choice?.id else { return }
                    context.set("value", to: .text(id))
                }
                (self.menu, segments) = (menu, nil)
                return menu
            }
            let segments = SegmentedChoice("", choices)
            segments.onSelected { [weak context] in context?.set("value", to: .text($0)) }
            (self.segments, menu) = (segments, nil)
            return segments
        }

        func select(_ id: String) {
            isSetting = true
            segments?.selection = id
            menu?.selection = menu?.elements.first { $0.id == id }
            isSetting = false
        }
    }
}
