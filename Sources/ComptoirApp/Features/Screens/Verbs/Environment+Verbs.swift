import GTK
import ServerUI
import Store

/// What screens change of the person's: saved, told, and to be taken back.
extension Environment {
    /// Does something after all that the person asked for before, and waits for its end; what goes wrong is thrown.
    func carryOut(_ work: @escaping @MainActor () async throws -> Void) async throws {
        let done = Task { [before = performing] in
            await before?.value
            try await work()
        }
        perform { _ = await done.result }
        try await done.value
    }

    /// Asks the person something over the window; nil where they cancel, or where there is no window.
    func ask(_ question: Alert) async -> Int? { await asker?(question) }

    /// Puts a product, or what one buys of an ingredient or a fruit, into the cart.
    func addToCart(_ arguments: ActionArguments) async throws {
        let quantity = Int(arguments.number("quantity") ?? 1)
        let product: ProductSummary?
        if let id = arguments.optionalText("product") {
            product = try await catalogue.productSummary(id: id)
        } else if let id = arguments.optionalText("ingredient") {
            product = try await catalogue.product(for: .ingredient(id))
        } else {
            product = try await catalogue.product(for: .fruit(arguments.text("fruit")))
        }
        guard let product else { throw ActionProblem.unknown("\(arguments.values)", of: arguments.verb) }
        try await carryOut { [self] in
            let change = try await catalogue.addToCart([(product: product.id, quantity: quantity, reasons: [])])
            tell(tr("{name} is in the cart.", ["name": product.name])) { [library] in try await library.undo(change) }
        }
    }

    /// Takes a line out of the cart.
    func removeFromCart(line id: Int64) async throws {
        try await carryOut { [self] in
            guard let item = try await catalogue.cart.items.first(where: { $0.id == id }) else { return }
            let change = try await library.removeFromCart([id])
            tell(tr("{name} was removed from the cart.", ["name": item.name])) { [library] in
                try await library.undo(change)
            }
        }
    }

    /// Puts an ingredient onto the shelf, or takes it off.
    func toggleOnShelf(_ id: String) async throws {
        guard let ingredient = try await catalogue.ingredient(id: id) else {
            throw ActionProblem.unknown(id, of: "shelf.toggle")
        }
        try await carryOut { [self] in
            let isThere = try await library.shelfItem(id) != nil
            let change = try await isThere ? library.removeFromShelf([id]) : library.setShelf([ShelfItem(id)])
            let values: TextValues = ["name": ingredient.name]
            tell(isThere ? tr("{name} was taken off the shelf.", values) : tr("{name} is on the shelf.", values)) {
                [library] in
                try await library.undo(change)
            }
        }
    }

    /// Marks an entry as a favourite, or takes the mark away.
    func toggleFavourite(_ kind: EntryKind, _ id: String) async throws {
        guard let name = try await catalogue.names(of: kind, [id])[id] else {
            throw ActionProblem.unknown(id, of: "favourite.toggle")
        }
        try await carryOut { [self] in
            let isWanted = try await !library.isFavourite(kind, id: id)
            let old = try await library.setFavourite(isWanted, kind, id: id)
            guard let old, !isWanted else { return tell(tr("{name} is a favourite.", ["name": name])) }
            tell(tr("{name} is no longer a favourite.", ["name": name])) { [library] in try await library.restore(old) }
        }
    }

    /// Rates a drink, by half stars; 0 for no rating.
    func rate(drink id: String, stars: Double) async throws {
        guard let name = try await catalogue.names(of: .drink, [id])[id] else {
            throw ActionProblem.unknown(id, of: "drink.rate")
        }
        try await carryOut { [self] in
            let new = stars >= 0.25 ? min(10, Int((stars * 2).rounded())) : nil
            let old = try await library.rating(drink: id)
            guard new != old else { return }
            _ = try await library.setRating(new, drink: id)
            tell(tr("{name} is rated.", ["name": name])) { [library] in
                _ = try await library.setRating(old, drink: id)
            }
        }
    }

    /// Notes that a drink was made today, and takes from the shelf what went into it.
    func make(drink id: String, servings: Double) async throws {
        guard let drink = try await catalogue.drink(id: id) else { throw ActionProblem.unknown(id, of: "drink.make") }
        try await carryOut { [self] in
            let stamp = today.stamp
            let entry = try await catalogue.made(drink, servings: servings, on: stamp.day, at: stamp)
            tell(tr("{name} is in the log.", ["name": drink.name])) { [library] in
                _ = try await library.undoMade(entry.id)
            }
            try await askAboutCounters(
                drink, ingredients: try await catalogue.ingredients(for: drink), made: stamp.day)
        }
    }

    /// Sets a counter back to nought.
    func resetCounter(_ id: Counter.ID) async throws {
        guard let counter = try await library.counter(id) else {
            throw ActionProblem.unknown(String(id), of: "counter.reset")
        }
        try await carryOut { [self] in
            let change = try await library.resetCounter(id, at: today.stamp)
            tell(tr("{name} starts again.", ["name": counter.name])) { [library] in
                _ = try await library.undo(change)
            }
        }
    }

    /// Marks today for a counter, or takes the mark away.
    func toggleMark(counter id: Counter.ID) async throws {
        guard let summary = try await library.counterSummary(id, today: today.day) else {
            throw ActionProblem.unknown(String(id), of: "counter.mark")
        }
        try await carryOut { [self] in
            let isMarked = !summary.state.isMarkedToday
            let change = try await library.setMark(isMarked, counter: id, at: today.stamp)
            let values: TextValues = ["name": summary.counter.name]
            tell(isMarked ? tr("{name}: today counts.", values) : tr("{name}: today does not count.", values)) {
                [library] in _ = try await library.undo(change)
            }
        }
    }
}
