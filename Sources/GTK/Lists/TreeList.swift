/// An element of a tree, as a row shows it.
public struct TreeNode<Element: Identifiable>: Identifiable {
    /// The element that the row shows.
    public let element: Element
    /// The number of elements that contain this one.
    public let depth: Int
    /// Whether the element contains others.
    public let isExpandable: Bool
    /// Whether the elements inside it are shown.
    public let isExpanded: Bool

    /// The identity of the element.
    public var id: Element.ID { element.id }
}

extension TreeNode: Equatable where Element: Equatable {}

/// A list of the visible elements of a tree: those at the top, and those inside expanded elements.
///
/// It can be used like any other list. `GtkTreeListModel` collapses rows that move, because it knows rows and no
/// identities; here, expanded elements stay expanded, and a change keeps selection, focus and scroll position.
@MainActor
public final class TreeList<Element: Identifiable>: ListSource<TreeNode<Element>> {
    private let children: @MainActor (Element) -> [Element]
    private let isExpandable: @MainActor (Element) -> Bool
    /// The elements that C has been notified of.
    private var nodes: [TreeNode<Element>] = []

    /// Creates a tree.
    /// - Parameters:
    ///   - roots: the elements at the top.
    ///   - isExpandable: returns whether an element contains others; called for every visible element.
    ///   - children: returns the elements inside an element; called only while it is expanded, unless `isExpandable` is
    ///     omitted.
    public init(
        _ roots: [Element] = [], isExpandable: (@MainActor (Element) -> Bool)? = nil,
        children: @escaping @MainActor (Element) -> [Element]
    ) {
        self.roots = roots
        self.children = children
        self.isExpandable = isExpandable ?? { !children($0).isEmpty }
        super.init()
        nodes = visible()
    }

    /// The elements at the top.
    public var roots: [Element] { didSet { reload() } }

    /// The identities of the expanded elements, including those that are not visible yet.
    public var expanded: Set<Element.ID> = [] { didSet { if expanded != oldValue { reload() } } }

    /// The order of the elements within their parent and at the top, or nil for the order in which they are given.
    public var order: Ordering<Element>? { didSet { reload() } }

    public override var count: Int { nodes.count }
    public override func element(at index: Int) -> TreeNode<Element> { nodes[index] }

    /// Expands or collapses an element.
    public func setExpanded(_ id: Element.ID, _ isExpanded: Bool) {
        if isExpanded { expanded.insert(id) } else { expanded.remove(id) }
    }

    /// Returns the index of a visible element, or nil if the element is not visible.
    public func index(of id: Element.ID) -> Int? { nodes.firstIndex { $0.id == id } }

    /// Returns the index of the element that contains the one at an index; nil at the top.
    public func parentIndex(of index: Int) -> Int? {
        nodes[..<index].lastIndex { $0.depth < nodes[index].depth }
    }

    /// Reads the contents of the expanded elements again.
    public func reload() { tellChange() }

    override func catchUp() {
        let new = visible()
        replace(nodes.map(\.id), by: new.map(\.id)) { edit, incoming in
            nodes.replaceSubrange(edit.position..<edit.position + edit.removed, with: new[incoming])
        }
        nodes = new
        showDifferences()
    }

    private func visible() -> [TreeNode<Element>] {
        var result: [TreeNode<Element>] = []
        func add(_ elements: [Element], at depth: Int) {
            for element in ordered(elements) {
                let canOpen = isExpandable(element)
                let isOpen = canOpen && expanded.contains(element.id)
                result.append(
                    TreeNode(element: element, depth: depth, isExpandable: canOpen, isExpanded: isOpen))
                if isOpen { add(children(element), at: depth + 1) }
            }
        }
        add(roots, at: 0)
        return result
    }

    private func ordered(_ elements: [Element]) -> [Element] {
        guard let compare = order?.comparing(elements) else { return elements }
        let places = elements.indices.sorted {
            let result = compare($0, $1)
            return result != 0 ? result < 0 : $0 < $1
        }
        return places.map { elements[$0] }
    }
}
