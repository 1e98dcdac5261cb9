internal import GTK
internal import ServerUI

/// A component, and what names stand for where it is.
struct PlacedComponent {
    let component: Component
    let scope: Scope

    init(_ component: Component, _ scope: Scope) { (self.component, self.scope) = (component, scope) }
}

/// A component with the widget that shows it.
@MainActor
struct Part {
    let key: PartKey
    let context: RenderContext
    let widget: Widget
}

/// What tells a component from the others beside it, and from one that needs another widget.
struct PartKey: Hashable {
    private let id: String
    private let type: String
    /// The entries that it is shown for, below those of what it is in.
    private let entries: [String]
    private let traits: Traits
    /// Which one it is where a document has the same one twice.
    var number = 0

    /// What makers of widgets ask a component for once.
    private struct Traits: OptionSet, Hashable {
        let rawValue: UInt8
        static let isPressable = Traits(rawValue: 1)
        static let hasValue = Traits(rawValue: 2)
        static let hasLabel = Traits(rawValue: 4)
        static let isFaulty = Traits(rawValue: 8)
        static let isEmpty = Traits(rawValue: 16)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ component: Component) {
            self = []
            if component.isPressable { insert(.isPressable) }
            if component.properties["value"] != nil { insert(.hasValue) }
            if component.accessibleLabel != nil { insert(.hasLabel) }
            if component.fault != nil { insert(.isFaulty) }
            if component.children.isEmpty { insert(.isEmpty) }
        }
    }

    /// - Parameter depth: how many entries the things around it are shown for.
    init(_ placed: PlacedComponent, depth: Int) {
        (id, type) = (placed.component.id, placed.component.type)
        entries = placed.scope.entries.dropFirst(depth).map(\.key)
        traits = Traits(placed.component)
    }
}

/// Components beside each other and their widgets: those that stay keep theirs, whatever comes, goes or moves.
@MainActor
final class PartGroup {
    private let surroundings: ScreenSurroundings
    private let arrange: @MainActor ([Part]) -> Void
    private let bindings = BindingGroup(isFollowing: false)
    private var placed: [PlacedComponent] = []
    private var depth = 0
    private var hasBegun = false
    /// What is shown, in order.
    private(set) var parts: [Part] = []

    /// Makes a group of nothing.
    /// - Parameter arrange: puts widgets into their place; called each time that others are to be shown.
    init(_ surroundings: ScreenSurroundings, _ arrange: @escaping @MainActor ([Part]) -> Void) {
        self.surroundings = surroundings
        self.arrange = arrange
    }

    /// Shows these components, each while its condition holds.
    /// - Parameter depth: how many entries the things around them are shown for.
    func show(_ placed: [PlacedComponent], depth: Int) {
        (self.placed, self.depth) = (placed, depth)
        bindings.isFollowing = placed.contains {
            $0.component.condition != nil || $0.component.repetition != nil
        }
        if hasBegun { return bindings.run() }
        hasBegun = true
        bindings.addAll { [unowned self] in
            shownNow
        } apply: { [unowned self] in
            update($0)
        }
    }

    private var shownNow: [PlacedComponent] {
        guard bindings.isFollowing else { return placed }
        let running = surroundings.running
        return placed.flatMap { repeated($0) }.filter { running.holds($0.component.condition, in: $0.scope) }
    }

    /// A component once for each entry of its list; as it is where it has none.
    private func repeated(_ placed: PlacedComponent) -> [PlacedComponent] {
        guard let repetition = placed.component.repetition else { return [placed] }
        let entries = surroundings.running.entries(of: repetition, in: placed.scope) ?? []
        return entries.prefix(repetition.page).map { PlacedComponent(placed.component, placed.scope.inside($0)) }
    }

    private func update(_ shown: [PlacedComponent]) {
        var known = Dictionary(parts.map { ($0.key, $0) }) { first, _ in first }
        var seen: Set<PartKey> = []
        seen.reserveCapacity(shown.count)
        var repeats: [PartKey: Int] = [:]
        let old = parts.map(\.key)
        parts = shown.compactMap { placed in
            var key = PartKey(placed, depth: depth)
            if !seen.insert(key).inserted {
                let number = repeats[key, default: 0] + 1
                repeats[key] = number
                key.number = number
            }
            if let part = known.removeValue(forKey: key) {
                part.context.show(placed.component, in: placed.scope)
                return part
            }
            guard surroundings.hasRoom(for: placed.component) else { return nil }
            let context = RenderContext(placed.component, in: placed.scope, surroundings)
            return Part(key: key, context: context, widget: surroundings.widget(for: context))
        }
        if !known.isEmpty || parts.map(\.key) != old || parts.isEmpty { arrange(parts) }
    }
}
