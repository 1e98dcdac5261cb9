/// A list of elements that are all in memory.
///
/// Setting `elements` tells GTK only what differs, so that selection, focus and scroll position stay.
@MainActor
public final class ArrayList<Element: Identifiable>: ListSource<Element> {
    private var stored: [Element]

    /// Makes a list.
    public init(_ elements: [Element] = []) {
        stored = elements
        super.init()
    }

    public override var count: Int { stored.count }
    public override func element(at index: Int) -> Element { stored[index] }

    /// The elements. Those that stay, by `id`, keep their rows; those in view show their content anew, unless it
    /// can be compared and is the same.
    public var elements: [Element] {
        get { stored }
        set {
            let old = stored.map(\.id)
            replace(old, by: newValue.map(\.id)) { edit, incoming in
                stored.replaceSubrange(edit.position..<edit.position + edit.removed, with: newValue[incoming])
            }
            stored = newValue
            showDifferences()
        }
    }

    /// Puts an element in the place of the one with the same `id`; nothing happens if there is none.
    public func update(_ element: Element) {
        guard let index = stored.firstIndex(where: { $0.id == element.id }) else { return }
        stored[index] = element
        contentChanged(in: index..<index + 1)
    }

    /// Tells the widgets that the content of an element changed, for elements that are classes.
    public func changed(_ id: Element.ID) {
        guard let index = stored.firstIndex(where: { $0.id == id }) else { return }
        contentChanged(in: index..<index + 1)
    }
}
