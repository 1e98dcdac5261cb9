public import GTK
public import ServerUI

/// A component where it is shown: what makers of widgets read its properties from, and tell of what happens to it.
///
/// The component can become another version of itself, and the scope another entry of a list: what was bound through the
/// context is then worked out anew. So makers read nothing of `component` but through bindings, except what tells
/// components of a type apart for good: whether it can be pressed, and whether it has a value.
///
///     registry.register("badge") { context in
///         let label = Label()
///         context.bind(label, \.text) { $0.text("text") }
///         return label
///     }
@MainActor
public final class RenderContext {
    /// What is shown, at present.
    public private(set) var component: Component
    /// What names stand for in it, at present.
    public private(set) var scope: Scope
    /// What all components of the screen have in common.
    public let surroundings: ScreenSurroundings
    /// What assistive technology calls by the component's name, where that is not the whole widget.
    public var accessibleWidget: Widget? {
        get { named }
        set { named = newValue }
    }

    private weak var named: Widget?
    private let bindings: BindingGroup
    /// What has pictures in it: they are followed also where the document writes their names.
    private var looks: BindingGroup?
    private var children: PartGroup?
    /// Whether bindings read from children, so that their values are followed too.
    var followsChildren = false {
        didSet { bindings.isFollowing = followsChildren || component.hasValues }
    }
    /// The triggers whose actions are being done, each with whether it happened again meanwhile.
    var underWay: [String: Bool] = [:]

    init(_ component: Component, in scope: Scope, _ surroundings: ScreenSurroundings) {
        (self.component, self.scope, self.surroundings) = (component, scope, surroundings)
        bindings = BindingGroup(isFollowing: component.hasValues)
        surroundings.shown += 1
    }

    isolated deinit { surroundings.shown -= 1 }

    /// The screen.
    public var running: RunningScreen { surroundings.running }

    /// Shows another version of the component, or shows it for another entry.
    func show(_ component: Component, in scope: Scope) {
        guard component != self.component || scope != self.scope else { return }
        (self.component, self.scope) = (component, scope)
        bindings.isFollowing = followsChildren || component.hasValues
        bindings.run()
        looks?.run()
        children?.show(component.children.map { PlacedComponent($0, scope) }, depth: scope.entries.count)
    }

    /// Shows each property as it is, whatever the person has made of it.
    func showAnew() { bindings.renew() }

    // MARK: Bindings

    /// Keeps a property of a widget equal to what `value` reads from the context.
    public func bind<Target: Object, Value: Equatable>(
        _ target: Target, _ property: ReferenceWritableKeyPath<Target, Value>,
        to value: @escaping @MainActor (RenderContext) -> Value
    ) {
        observe(target, value) { target, value in target[keyPath: property] = value }
    }

    /// Calls `apply` with what `value` reads from the context, now and each time it has become another.
    public func observe<Target: Object, Value: Equatable>(
        _ target: Target, _ value: @escaping @MainActor (RenderContext) -> Value,
        apply: @escaping @MainActor (Target, Value) -> Void
    ) {
        bindings.add { [unowned self] in
            value(self)
        } apply: { [weak target] value in
            if let target { apply(target, value) }
        }
    }

    /// As `observe`, of what depends on the pictures that there are, too.
    func observeLook<Target: Object, Value: Equatable>(
        _ target: Target, _ value: @escaping @MainActor (RenderContext) -> Value,
        apply: @escaping @MainActor (Target, Value) -> Void
    ) {
        let group = looks ?? BindingGroup()
        looks = group
        group.add { [unowned self] in
            value(self)
        } apply: { [weak target] value in
            if let target { apply(target, value) }
        }
    }

    /// Shows the component's children in a widget, in place of what it has.
    public func showChildren(in holder: some ChildHolder) {
        showChildren { [weak holder] parts in holder?.setChildren(parts.map(\.widget)) }
    }

    /// Hands the component's children over each time that others are to be shown.
    func showChildren(_ arrange: @escaping @MainActor ([Part]) -> Void) {
        let group = PartGroup(surroundings, arrange)
        children = group
        group.show(component.children.map { PlacedComponent($0, scope) }, depth: scope.entries.count)
    }
}

extension Component {
    /// Whether anything of it, but its children, depends on values that can change.
    var hasValues: Bool {
        !(accessibleLabel?.isLiteral ?? true) || properties.values.contains { !$0.isLiteral }
    }
}

extension Component.Property {
    var isLiteral: Bool {
        switch self {
        case .text(let template): template.isLiteral
        case .bound: false
        }
    }
}

extension TextTemplate {
    /// Whether it is words alone.
    var isLiteral: Bool {
        pieces.allSatisfy {
            if case .words = $0 { true } else { false }
        }
    }
}
