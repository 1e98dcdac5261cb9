import Foundation
package import Store

/// A place in the program, as the address bar would show it: `comptoir:/fruit/apple`.
package enum Address: Hashable, Sendable {
    /// What the program opens with.
    case discover
    /// A screen that a document describes, by its name.
    case screen(String)
    /// A screen whose document is a file of the person's, by its path.
    case screenFile(String)
    /// The list of fruits.
    case fruits
    /// One fruit's page.
    case fruit(String)
    /// Two or three fruits side by side.
    case compare([String])
    /// The cards of the drinks.
    case drinks
    /// Those of the drinks that something leads to; the person's own search and filter wait meanwhile.
    case drinksMatching(DrinkQuery)
    /// One drink's page.
    case drink(String)
    /// What the bar's shelf has.
    case bar
    /// What was made, and how often.
    case log
    /// What can be bought.
    case shop
    /// One product's page.
    case product(String)
    /// What is to be bought.
    case cart
    /// What was ordered, the newest first.
    case orders
    /// One order, by its number.
    case order(Int64)
    /// The kept evenings.
    case evenings
    /// What an evening needs, by its number.
    case evening(Int64)
    /// All stores.
    case stores
    /// One store.
    case store(String)
    /// The counters, one after the other.
    case days
    /// One counter, where all are shown.
    case counter(Int64)
    /// The list of the counters.
    case counters
    /// What is chosen for a counter.
    case counterEditor(Int64)
    /// What happened to a counter.
    case counterHistory(Int64)

    /// Reads an address.
    /// - Parameter text: `comptoir:/…`; further slashes after the colon are allowed, as desktops add them.
    /// - Throws: `AddressProblem` that says what was found and which addresses there are.
    init(_ text: String) throws(AddressProblem) {
        if let file = Address.file(text) {
            self = .screenFile(file)
            return
        }
        guard let colon = text.firstIndex(of: ":"), text[..<colon].lowercased() == AppIdentity.scheme else {
            throw AddressProblem(text: text)
        }
        let named = text[text.index(after: colon)...].split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = named[0].split(separator: "/").map(String.init)
        if named.count > 1 {
            guard parts == ["drinks"], let query = DrinkQuery(arguments: named[1]) else {
                throw AddressProblem(text: text)
            }
            self = .drinksMatching(query)
            return
        }
        switch (parts.first, parts.count) {
        case ("discover", 1): self = .discover
        case ("screen", 2) where Address.isID(parts[1]): self = .screen(parts[1])
        case ("fruits", 1): self = .fruits
        case ("fruit", 2) where Address.isID(parts[1]): self = .fruit(parts[1])
        case ("compare", 2):
            let ids = parts[1].split(separator: ",").map(String.init)
            guard (1...3).contains(ids.count), ids.allSatisfy(Address.isID) else { throw AddressProblem(text: text) }
            self = .compare(ids)
        case ("drinks", 1): self = .drinks
        case ("drink", 2) where Address.isID(parts[1]): self = .drink(parts[1])
        case ("bar", 1): self = .bar
        case ("log", 1): self = .log
        case ("shop", 1): self = .shop
        case ("product", 2) where Address.isID(parts[1]): self = .product(parts[1])
        case ("cart", 1): self = .cart
        case ("orders", 1): self = .orders
        case ("order", 2):
            guard let id = Int64(parts[1]), id > 0 else { throw AddressProblem(text: text) }
            self = .order(id)
        case ("evenings", 1): self = .evenings
        case ("evening", 2):
            guard let id = Int64(parts[1]), id > 0 else { throw AddressProblem(text: text) }
            self = .evening(id)
        case ("stores", 1): self = .stores
        case ("store", 2) where Address.isID(parts[1]): self = .store(parts[1])
        case ("days", 1): self = .days
        case ("counters", 1): self = .counters
        case ("counter", 2...3):
            guard let counter = Address.counter(parts) else { throw AddressProblem(text: text) }
            self = counter
        default: throw AddressProblem(text: text)
        }
    }

    /// The address as text.
    var text: String {
        switch self {
        case .discover: "comptoir:/discover"
        case .screen(let name): "comptoir:/screen/\(name)"
        case .screenFile(let path): URL(filePath: path).absoluteString
        case .fruits: "comptoir:/fruits"
        case .fruit(let id): "comptoir:/fruit/\(id)"
        case .compare(let ids): "comptoir:/compare/\(ids.joined(separator: ","))"
        case .drinks: "comptoir:/drinks"
        case .drinksMatching(let query): "comptoir:/drinks?\(query.arguments)"
        case .drink(let id): "comptoir:/drink/\(id)"
        case .bar: "comptoir:/bar"
        case .log: "comptoir:/log"
        case .shop: "comptoir:/shop"
        case .product(let id): "comptoir:/product/\(id)"
        case .cart: "comptoir:/cart"
        case .orders: "comptoir:/orders"
        case .order(let id): "comptoir:/order/\(id)"
        case .evenings: "comptoir:/evenings"
        case .evening(let id): "comptoir:/evening/\(id)"
        case .stores: "comptoir:/stores"
        case .store(let id): "comptoir:/store/\(id)"
        case .days: "comptoir:/days"
        case .counter(let id): "comptoir:/counter/\(id)"
        case .counters: "comptoir:/counters"
        case .counterEditor(let id): "comptoir:/counter/\(id)/edit"
        case .counterHistory(let id): "comptoir:/counter/\(id)/history"
        }
    }

    /// The section that the place belongs to.
    var section: Section {
        switch self {
        case .discover, .screen, .screenFile: .discover
        case .fruits, .fruit, .compare: .fruits
        case .drinks, .drinksMatching, .drink: .drinks
        case .bar, .log: .bar
        case .shop, .product, .cart, .orders, .order, .evenings, .evening, .stores, .store: .shop
        case .days, .counter, .counters, .counterEditor, .counterHistory: .days
        }
    }

    /// Whether the place is a section's list, as it is or with what the list is to show; all others are pages over one.
    var isList: Bool {
        switch self {
        case .drinksMatching, .counter: true
        default: self == section.root
        }
    }

    /// The place in a counter that `counter/3`, `counter/3/edit` or `counter/3/history` names.
    private static func counter(_ parts: [String]) -> Address? {
        guard let id = Int64(parts[1]), id > 0 else { return nil }
        switch parts.dropFirst(2).first {
        case nil: return .counter(id)
        case "edit": return .counterEditor(id)
        case "history": return .counterHistory(id)
        default: return nil
        }
    }

    /// The path of a document that a text names: `file:///…/cart.json`, as the desktop hands over what is opened.
    private static func file(_ text: String) -> String? {
        guard text.hasPrefix("file:///"), text.hasSuffix(".json"), let url = URL(string: text) else { return nil }
        return url.path(percentEncoded: false)
    }

    /// The most letters of an id; that of an entry has at most 80.
    private static let longestID = 200

    /// Whether a text can be the id of an entry.
    static func isID(_ text: String) -> Bool {
        (1...longestID).contains(text.utf8.count)
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }
}

/// A text that is no address of the program.
struct AddressProblem: AccountableError, Equatable, CustomStringConvertible {
    let text: String

    /// Some of each kind that there is.
    private static let examples = [
        "discover", "screen/NAME", "fruits", "fruit/apple", "compare/apple,pear", "drinks", "drinks?lacking=0",
        "drink/negroni",
        "bar", "log", "shop", "product/gin", "cart", "orders", "evenings", "stores", "store/ID", "days", "counters",
        "counter/3",
    ]

    /// What was found, as anybody may have written it.
    var message: String {
        tr("“{text}” is not one of Comptoir’s addresses.", ["text": TextLimit.line.shown(text)])
    }

    /// What was expected.
    var advice: String {
        let addresses = Self.examples.map { "\(AppIdentity.scheme):/\($0)" }.joined(separator: ", ")
        return tr("Addresses look like these: {addresses}.", ["addresses": addresses])
    }

    var description: String { message + " " + advice }
}
