/// A list of elements that are all in memory.
///
/// Setting `elements` tells GTK only what differs, so that selection, focus and scroll position stay.
@MainActor
public final class ArrayList<Element: Identifiable>: ListSource<Element> {
    private var stored: [Element]
    /// As far as C has been told of `stored`; the same array but while it is told.
    private var told: [Element]

    /// Makes a list.
    public init(_ elements: [Element] = []) {
        (stored, told) = (elements, elements)
        super.init()
    }

    public override var count: Int { told.count }
    public override func element(at index: Int) -> Element { told[index] }

    /// The elements. Those that stay, by `id`, keep their rows; those in view show their content anew, unless it
    /// can be compared and is the same.
    public var elements: [Element] {
        get { stored }
        set {
            stored = newValue
            tellChange()
        }
    }

    override func catchUp() {
        let new = stored
        replace(told.map(\.id), by: new.map(\.id)) { edit, incoming in
            told.replaceSubrange(edit.position..<edit.position + edit.removed, with: new[incoming])
        }
        told = new
        showDifferences()
    }

    /// Puts an element in the place of the one with the same `id`; nothing happens if there is none.
    public func update(_ element: Element) {
        guard let index = stored.firstIndex(where: { $0.id == element.id }) else { return }
        guard !isBusy else {
            stored[index] = element
            return tellChange()
        }
        // With one owner the array is changed in place.
        told = []
        stored[index] = element
        told = stored
        contentChanged(in: index..<index + 1)
    }

    /// Tells the widgets that the content of an element changed, for elements that are classes.
    public func changed(_ id: Element.ID) {
        tellLater { [weak self] in
            guard let self, let index = told.firstIndex(where: { $0.id == id }) else { return }
            showContent(in: index..<index + 1)
        }
    }
}
