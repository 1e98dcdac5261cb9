/// A list whose order is known and whose elements are read in pages as they come into view.
///
/// The keys of a million elements take a few megabytes; of the elements, only a few pages are in memory.
@MainActor
public final class PagedList<Key: Hashable & Sendable, Element>: ListSource<Element> {
    /// The keys to show, and those that C has been notified of; the same, except during a notification.
    private var wanted: ContiguousArray<Key> = []
    private var order: ContiguousArray<Key> = []
    private let pageSize: Int
    private let read: (ArraySlice<Key>) -> [Element]
    private var pages: [Int: [Element]] = [:]
    private var recent: [Int] = []

    /// Creates an empty list.
    /// - Parameters:
    ///   - pageSize: the number of elements read at once, 1 or more.
    ///   - read: returns the elements for some keys, in the same order and number; called on the main actor, so it must
    ///     be fast: a page by primary key.
    public init(pageSize: Int = 64, read: @escaping (ArraySlice<Key>) -> [Element]) {
        require(pageSize > 0, "a page holds at least one element, found \(pageSize)")
        self.pageSize = pageSize
        self.read = read
        super.init()
    }

    public override var count: Int { order.count }

    /// The keys, in order; setting them notifies GTK only of what has changed.
    public var keys: ContiguousArray<Key> {
        get { wanted }
        set {
            wanted = newValue
            tellChange()
        }
    }

    override func catchUp() {
        let (old, new) = (order, wanted)
        replace(old, by: new, reusesPlaces: true) { edit, incoming in
            order.replaceSubrange(edit.position..<edit.position + edit.removed, with: new[incoming])
            forgetPages()
        }
        order = new
    }

    /// Reads the elements again and updates those in view that have changed.
    /// - Parameter keys: the keys of the only elements to update, whether they differ or not; nil for all that differ.
    public func changed(_ keys: Set<Key>? = nil) {
        tellLater { [weak self] in self?.readAgain(keys) }
    }

    private func readAgain(_ keys: Set<Key>? = nil) {
        forgetPages()
        guard let keys else { return showDifferences() }
        for (index, key) in order.enumerated() where keys.contains(key) { showContent(in: index..<index + 1) }
    }

    /// Reads again those elements that may have changed, and updates those that have.
    ///
    /// Elements that were never read are not read now. If very few elements are concerned, they are read one by one,
    /// and their pages are kept. Elements in view count even if their page was dropped, as happens when rows come and
    /// go.
    /// - Parameter isConcerned: returns whether an element, as it was last read, may have changed.
    public func refresh(where isConcerned: @escaping @MainActor (Element) -> Bool) {
        tellLater { [weak self] in self?.readAgain(where: isConcerned) }
    }

    private func readAgain(where isConcerned: (Element) -> Bool) {
        let read = pages.flatMap { number, page in
            page.indices.filter { isConcerned(page[$0]) }.map { number * pageSize + $0 }
        }
        let places = Set(read + followedPlaces(where: isConcerned))
        guard places.count <= 4 else { return readAgain() }
        for place in places {
            if pages[place / pageSize] != nil {
                let new = self.read(order[place...place])
                require(new.count == 1, "a page of 1 key gave \(new.count) elements")
                pages[place / pageSize]?[place % pageSize] = new[0]
            }
            showDifferences(in: place..<place + 1)
        }
    }

    private func forgetPages() {
        pages = [:]
        recent = []
    }

    public override func element(at index: Int) -> Element {
        let number = index / pageSize
        let page = pages[number] ?? load(number)
        return page[index - number * pageSize]
    }

    private func load(_ number: Int) -> [Element] {
        let range = number * pageSize..<min(count, (number + 1) * pageSize)
        let page = read(ArraySlice(order[range]))
        require(page.count == range.count, "a page of \(range.count) keys gave \(page.count) elements")
        pages[number] = page
        recent.append(number)
        if recent.count > 32 { pages[recent.removeFirst()] = nil }
        return page
    }
}
