/// A list whose order is known and whose elements are read in pages, when they come into view.
///
/// The keys of a million elements cost some megabytes; the elements cost a few pages.
@MainActor
public final class PagedList<Key: Hashable & Sendable, Element>: ListSource<Element> {
    private var order: ContiguousArray<Key> = []
    private let pageSize: Int
    private let read: (ArraySlice<Key>) -> [Element]
    private var pages: [Int: [Element]] = [:]
    private var recent: [Int] = []

    /// Makes an empty list.
    /// - Parameters:
    ///   - pageSize: how many elements are read at once, 1 or more.
    ///   - read: gives the elements of the keys, in their order and as many; called on the main actor, so it
    ///     must be fast: a page by primary key.
    public init(pageSize: Int = 64, read: @escaping (ArraySlice<Key>) -> [Element]) {
        precondition(pageSize > 0, "a page holds at least one element, found \(pageSize)")
        self.pageSize = pageSize
        self.read = read
        super.init()
    }

    public override var count: Int { order.count }

    /// The keys, in order. Setting them tells GTK only what differs.
    public var keys: ContiguousArray<Key> {
        get { order }
        set {
            let old = order
            let edits = listEdits(from: old, to: newValue)
            guard !edits.isEmpty else { return }
            forgetPages()
            // One edit needs no half-way state; several are applied one by one.
            if edits.count == 1 { return replace(edits[0], with: newValue) }
            for (index, edit) in edits.enumerated() {
                let moved = edits[(index + 1)...].reduce(0) { $0 + $1.added - $1.removed }
                let start = edit.position + moved
                order.replaceSubrange(
                    edit.position..<edit.position + edit.removed, with: newValue[start..<start + edit.added])
                forgetPages()
                itemsChanged(at: edit.position, removed: edit.removed, added: edit.added)
            }
        }
    }

    private func replace(_ edit: ListEdit, with keys: ContiguousArray<Key>) {
        var edit = edit
        if edit.removed > 0 && edit.added > 1000 {
            // GTK looks for each of the rows that go among all that come, and so would read every page. None is
            // there: what stays is not part of an edit. Where all go first, it does not look.
            order.removeSubrange(edit.position..<edit.position + edit.removed)
            itemsChanged(at: edit.position, removed: edit.removed, added: 0)
            edit.removed = 0
            forgetPages()
        }
        order = keys
        itemsChanged(at: edit.position, removed: edit.removed, added: edit.added)
    }

    /// Reads again what the keys stand for, and tells the widgets; with no keys given, everything.
    public func changed(_ keys: Set<Key>? = nil) {
        forgetPages()
        guard let keys else {
            itemsChanged(at: 0, removed: count, added: count)
            return
        }
        for (index, key) in order.enumerated() where keys.contains(key) {
            itemsChanged(at: index, removed: 1, added: 1)
        }
    }

    public override func element(at index: Int) -> Element {
        let number = index / pageSize
        let page = pages[number] ?? load(number)
        return page[index - number * pageSize]
    }

    private func forgetPages() {
        pages = [:]
        recent = []
    }

    private func load(_ number: Int) -> [Element] {
        let range = number * pageSize..<min(count, (number + 1) * pageSize)
        let page = read(ArraySlice(order[range]))
        precondition(page.count == range.count, "a page of \(range.count) keys gave \(page.count) elements")
        pages[number] = page
        recent.append(number)
        if recent.count > 32 { pages[recent.removeFirst()] = nil }
        return page
    }
}

extension PagedList where Element: Equatable {
    /// Reads again what the keys stand for, and tells the widgets of what has become another.
    public func refresh() {
        forgetPages()
        refreshItems()
    }
}
