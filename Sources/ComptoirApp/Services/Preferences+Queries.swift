import Foundation
import Store

extension Preferences {
    /// What the fruits are asked for at the next start: all of them, in the order that was chosen.
    var fruitQuery: FruitQuery {
        get {
            let order = FruitQuery.Order(rawValue: fruitSort) ?? .name
            return FruitQuery(order: order == .name ? .bestMatch : order, isDescending: !isFruitSortAscending)
        }
        set {
            fruitSort = (newValue.order == .bestMatch ? .name : newValue.order).rawValue
            isFruitSortAscending = !newValue.isDescending
        }
    }
}

extension DrinkQuery {
    /// The query that a preference kept; all drinks where there is none, or one of another version.
    init(kept text: String) {
        do {
            self = text.isEmpty ? DrinkQuery() : try JSONDecoder().decode(DrinkQuery.self, from: Data(text.utf8))
        } catch {
            self.init()
        }
    }

    /// What a preference keeps of the query.
    var kept: String {
        var query = self
        query.text = ""
        guard query != DrinkQuery() else { return "" }
        do { return String(decoding: try JSONEncoder().encode(query), as: UTF8.self) } catch { return "" }
    }
}
