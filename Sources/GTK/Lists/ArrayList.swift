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

    /// The elements. Those that stay, by `id`, are not made anew: say `changed(_:)` where their content changed.
    public var elements: [Element] {
        get { stored }
        set {
            let edits = listEdits(from: stored.map(\.id), to: newValue.map(\.id))
            for edit in edits {
                let incoming = newSlice(of: newValue, for: edit, among: edits)
                stored.replaceSubrange(edit.position..<edit.position + edit.removed, with: incoming)
                itemsChanged(at: edit.position, removed: edit.removed, added: edit.added)
            }
            stored = newValue
        }
    }

    /// Tells the widgets that the content of an element changed.
    public func changed(_ id: Element.ID) {
        guard let index = stored.firstIndex(where: { $0.id == id }) else { return }
        itemsChanged(at: index, removed: 1, added: 1)
    }

    /// The new elements that an edit brings: its place among the new ones is its old place moved by the edits
    /// that lie before it, which are still to come.
    private func newSlice(of elements: [Element], for edit: ListEdit, among edits: [ListEdit]) -> ArraySlice<Element> {
        let moved = edits.lazy.filter { $0.position < edit.position }.reduce(0) { $0 + $1.added - $1.removed }
        let start = edit.position + moved
        return elements[start..<start + edit.added]
    }
}
