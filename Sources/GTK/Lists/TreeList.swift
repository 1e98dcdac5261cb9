/// An element of a tree, as a row shows it.
public struct TreeNode<Element: Identifiable>: Identifiable {
    public let element: Element
    /// How many elements it is inside of.
    public let depth: Int
    /// Whether there is anything inside it.
    public let isExpandable: Bool
    /// Whether what is inside is shown.
    public let isExpanded: Bool

    public var id: Element.ID { element.id }
}

extension TreeNode: Equatable where Element: Equatable {}

/// The elements of a tree that can be seen: those at the top, and what is inside those that are open.
///
/// It is a list like any other. `GtkTreeListModel` closes what moves, since it knows rows and no identities;
/// here what is open stays open, and a change keeps selection, focus and scroll position.
@MainActor
public final class TreeList<Element: Identifiable>: ListSource<TreeNode<Element>> {
    private let children: @MainActor (Element) -> [Element]
    private let isExpandable: @MainActor (Element) -> Bool
    /// As far as C has been told.
    private var nodes: [TreeNode<Element>] = []

    /// Makes a tree.
    /// - Parameters:
    ///   - roots: the elements at the top.
    ///   - isExpandable: whether there is anything inside an element; asked for every one that is seen.
    ///   - children: what is inside an element; asked for while it is open only, unless `isExpandable` is left out.
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

    /// Those that are open, or will be when they come into sight.
    public var expanded: Set<Element.ID> = [] { didSet { if expanded != oldValue { reload() } } }

    /// The order of the elements inside one.
    public var order: Ordering<Element>? { didSet { reload() } }

    public override var count: Int { nodes.count }
    public override func element(at index: Int) -> TreeNode<Element> { nodes[index] }

    /// Opens or closes an element.
    public func setExpanded(_ id: Element.ID, _ isExpanded: Bool) {
        if isExpanded { expanded.insert(id) } else { expanded.remove(id) }
    }

    /// The place of an element that can be seen.
    public func index(of id: Element.ID) -> Int? { nodes.firstIndex { $0.id == id } }

    /// The place of the element that the one at a place is inside of; nil at the top.
    public func parentIndex(of index: Int) -> Int? {
        nodes[..<index].lastIndex { $0.depth < nodes[index].depth }
    }

    /// Asks again for what is inside the open elements.
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
