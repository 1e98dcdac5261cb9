public import GTK

/// What makes a widget for each type of component; open for types of a program's own.
///
///     var registry = ComponentRegistry.standard
///     registry.register("cartRow") { context in … }
@MainActor
public struct ComponentRegistry {
    /// Makes the widget of a component, with its properties bound through the context.
    public typealias Maker = @MainActor (RenderContext) -> Widget

    private var makers: [String: Maker] = [:]

    /// Makes a registry that knows no type.
    public init() {}

    /// Has a type made by `make`, whether it was known before or not.
    public mutating func register(_ type: String, _ make: @escaping Maker) { makers[type] = make }

    /// The names of the types that it knows.
    public var types: Set<String> { Set(makers.keys) }

    /// What makes a type; nil for one that it does not know.
    public subscript(type: String) -> Maker? { makers[type] }
}
