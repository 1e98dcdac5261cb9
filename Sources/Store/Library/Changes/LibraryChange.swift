/// Something that has become another: what it is, and who made it so.
public struct LibraryChange: Sendable, Hashable {
    /// What has become another.
    public enum Subject: Sendable, Hashable {
        /// The packs of the catalogue; all that it shows may have changed.
        case packs
        /// Whether changes are kept, or what the person should be told of the library.
        case state
        /// Whether an entry is a favourite.
        case favourite(EntryKind, id: String)
        /// What the bar shelf has of an ingredient.
        case shelf(ingredient: String)
        /// The rating of a drink.
        case rating(drink: String)
        /// An entry of the log.
        case made(Made.ID)
        /// A counter itself: what is chosen for it, its place, or that there is one.
        case counter(Counter.ID)
        /// What happened to a counter.
        case history(Counter.ID)
        /// A line of the cart, by the product; nil for a line that the person wrote themselves.
        case cart(product: String?)
        /// The person's price of a product.
        case price(product: String)
        /// An order, or how far it has been sent.
        case order(Order.ID)
        /// An evening that is kept.
        case evening(Evening.ID)
        /// A place of the person's own.
        case place(Place.ID)
    }

    /// Whose doing it is.
    public enum Origin: Sendable, Hashable {
        /// This program's own.
        case here
        /// Another process's, as of the command line beside a running window.
        case elsewhere
    }

    /// What has become another.
    public let subject: Subject

    /// Whose doing it is.
    public let origin: Origin

    /// A change of something.
    public init(_ subject: Subject, by origin: Origin = .here) {
        self.subject = subject
        self.origin = origin
    }
}

extension LibraryChange.Subject {
    /// The counter that it has to do with, itself or by what happened to it; nil for anything else.
    public var counter: Counter.ID? {
        switch self {
        case .counter(let id), .history(let id): id
        default: nil
        }
    }

    /// The subject that the library's table `change` names so; nil where this version of the program knows none such.
    init?(what: String, id: String) {
        switch what {
        case "shelf": self = .shelf(ingredient: id)
        case "rating": self = .rating(drink: id)
        case "made":
            guard let number = Made.ID(id) else { return nil }
            self = .made(number)
        case "counter":
            guard let number = Counter.ID(id) else { return nil }
            self = .counter(number)
        case "history":
            guard let number = Counter.ID(id) else { return nil }
            self = .history(number)
        case "cart": self = .cart(product: id.isEmpty ? nil : id)
        case "price": self = .price(product: id)
        case "order":
            guard let number = Order.ID(id) else { return nil }
            self = .order(number)
        case "evening":
            guard let number = Evening.ID(id) else { return nil }
            self = .evening(number)
        case "place": self = .place(id)
        default:
            let prefix = "favourite-"
            guard what.hasPrefix(prefix), let kind = EntryKind(rawValue: String(what.dropFirst(prefix.count))) else {
                return nil
            }
            self = .favourite(kind, id: id)
        }
    }
}
