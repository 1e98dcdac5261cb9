/// A list of elements that are all in memory.
///
/// Setting `elements` notifies GTK only of what has changed, so that selection, focus and scroll position are kept.
/// Elements are matched from one setting to the next by their `id`:
///
///     let drinks = ArrayList(shown)                // of Identifiable elements
///     let words = ArrayList(sentence, id: \.self)  // of anything else
@MainActor
public final class ArrayList<Element>: ListSource<Element> {
    private var stored: [Element]
    /// The elements that C knows of; the same as `stored`, except while C is being notified of a change.
    private var told: [Element]
    private let identity: any ElementIdentity<Element>

    /// Creates a list of elements that are identified by one of their properties.
    public init<ID: Hashable>(_ elements: [Element] = [], id: any KeyPath<Element, ID> & Sendable) {
        (stored, told) = (elements, elements)
        identity = IdentityByID<Element, ID> { $0[keyPath: id] }
        super.init()
    }

    /// Creates a list of identifiable elements.
    public init(_ elements: [Element] = []) where Element: Identifiable {
        (stored, told) = (elements, elements)
        identity = IdentityByID<Element, Element.ID> { $0.id }
        super.init()
    }

    public override var count: Int { told.count }
    public override func element(at index: Int) -> Element { told[index] }

    /// The elements of the list.
    ///
    /// Elements with the same `id` as before keep their rows. Rows in view are updated, unless their elements can be
    /// compared and are equal.
    public var elements: [Element] {
        get { stored }
        set {
            stored = newValue
            tellChange()
        }
    }

    override func catchUp() {
        let new = stored
        identity.replace(told, by: new, in: self) { edit, incoming in
            told.replaceSubrange(edit.position..<edit.position + edit.removed, with: new[incoming])
        }
        told = new
        showDifferences()
    }

    /// Replaces the element that has the same `id`; does nothing if there is none.
    public func update(_ element: Element) {
        guard let index = identity.index(of: element, in: stored) else { return }
        guard !isBusy else {
            stored[index] = element
            return tellChange()
        }
        // With a single owner, the array is changed in place.
        told = []
        stored[index] = element
        told = stored
        contentChanged(in: index..<index + 1)
    }

    /// Notifies the widgets that the content of an element has changed, for elements that are classes.
    public func changed(_ id: Element.ID) where Element: Identifiable {
        tellLater { [weak self] in
            guard let self, let index = told.firstIndex(where: { $0.id == id }) else { return }
            showContent(in: index..<index + 1)
        }
    }
}

/// A way of deciding which elements of two arrays are the same.
@MainActor
private protocol ElementIdentity<Element> {
    associatedtype Element
    func replace(
        _ old: [Element], by new: [Element], in list: ListSource<Element>, _ step: (ListEdit, Range<Int>) -> Void)
    func index(of element: Element, in elements: [Element]) -> Int?
}

private struct IdentityByID<Element, ID: Hashable>: ElementIdentity {
    let id: (Element) -> ID

    func replace(
        _ old: [Element], by new: [Element], in list: ListSource<Element>, _ step: (ListEdit, Range<Int>) -> Void
    ) {
        list.replace(old.map(id), by: new.map(id), step)
    }

    func index(of element: Element, in elements: [Element]) -> Int? {
        let wanted = id(element)
        return elements.firstIndex { id($0) == wanted }
    }
}
