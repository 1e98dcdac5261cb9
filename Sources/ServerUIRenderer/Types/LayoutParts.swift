internal import GTK
internal import ServerUI
internal import ComptoirWidgets
internal import Widgets

/// What lays its children out, and has nothing to say itself.
@MainActor
enum LayoutParts {
    static func columns(_ context: RenderContext) -> Widget {
        let weights = Weights()
        let columns = WeightedColumns { weights.of[ObjectIdentifier($0)]?.value ?? 1 }
        context.followsChildren = true
        context.showChildren { [weak columns] parts in
            weights.of = Dictionary(
                parts.map { (ObjectIdentifier($0.widget), Weight($0.context)) }, uniquingKeysWith: { $1 })
            columns?.setChildren(parts.map(\.widget))
        }
        // A column that gets another share is the same column.
        context.observe(columns) { context in
            context.component.children.map { context.running.value("weight", of: $0, in: context.scope) }
        } apply: { columns, _ in
            columns.queueResize()
        }
        return columns
    }

    static func column(_ context: RenderContext) -> Widget { filled(Box(.vertical, spacing: Space.medium), context) }

    static func row(_ context: RenderContext) -> Widget {
        let row = WrapBox(spacing: Space.small)
        context.bind(row, \.arrangement) { context in
            switch context.text("align") {
            case "center": .center
            case "end": .end
            case "spread": .spread
            default: .start
            }
        }
        return filled(row, context)
    }

    static func shelf(_ context: RenderContext) -> Widget { filled(Board(), context) }

    static func grid(_ context: RenderContext) -> Widget {
        let grid = EqualGrid()
        context.bind(grid, \.columnWidth) { Int($0.number("width") ?? 200) }
        return filled(grid, context)
    }

    static func list(_ context: RenderContext) -> Widget { filled(RowList(), context) }

    private static func filled(_ holder: some ChildHolder, _ context: RenderContext) -> Widget {
        context.showChildren(in: holder)
        return holder
    }

    /// The shares of columns by their widgets.
    @MainActor
    private final class Weights {
        var of: [ObjectIdentifier: Weight] = [:]
    }

    /// The share of a column, as it is at present.
    @MainActor
    private struct Weight {
        private weak var context: RenderContext?

        init(_ context: RenderContext) { self.context = context }

        var value: Double { context?.number("weight") ?? 1 }
    }
}
