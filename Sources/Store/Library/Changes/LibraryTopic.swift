/// What somebody who shows something depends on: changes of it are worth knowing.
public enum LibraryTopic: Sendable, Hashable {
    /// The packs of the catalogue.
    case packs
    /// Whether changes are kept, and what the person should be told of the library.
    case state
    /// The favourites of a kind.
    case favourites(EntryKind)
    /// Whether an entry is a favourite.
    case favourite(EntryKind, id: String)
    /// The bar shelf.
    case shelf
    /// All ratings.
    case ratings
    /// The rating of a drink.
    case rating(drink: String)
    /// The log of what was made.
    case log
    /// The counters themselves: which there are, in which order, and what is chosen for them.
    case counters
    /// What happened to any counter.
    case histories
    /// A counter and what happened to it.
    case counter(Counter.ID)
    /// The cart.
    case cart
    /// The prices that the person has set.
    case prices
    /// The person's price of a product.
    case price(product: String)
    /// All orders.
    case orders
    /// An order.
    case order(Order.ID)
    /// The evenings that are kept.
    case evenings
    /// The person's own places.
    case places

    /// Whether a change of a subject is one of this topic.
    public func covers(_ subject: LibraryChange.Subject) -> Bool {
        switch (self, subject) {
        case (.packs, .packs), (.state, .state), (.shelf, .shelf), (.ratings, .rating), (.log, .made),
            (.counters, .counter),
            (.histories, .history), (.cart, .cart), (.prices, .price), (.orders, .order), (.evenings, .evening),
            (.places, .place):
            true
        case (.favourites(let kind), .favourite(let changed, _)): kind == changed
        case (.favourite(let kind, let id), .favourite(let changed, let changedID)): (kind, id) == (changed, changedID)
        case (.rating(let drink), .rating(let changed)): drink == changed
        case (.counter(let id), .counter(let changed)), (.counter(let id), .history(let changed)): id == changed
        case (.price(let product), .price(let changed)): product == changed
        case (.order(let id), .order(let changed)): id == changed
        default: false
        }
    }
}
