internal import Foundation

/// What was made of several typed lines: what they put on the shelf, and what is not known.
public struct ShelfLines: Sendable, Equatable {
    /// A line that was understood.
    public struct Known: Sendable, Equatable {
        /// The line as it was typed.
        public let line: String

        /// What it puts on the shelf.
        public let item: ShelfItem

        /// The ingredient's name.
        public let name: String

        /// Whether the name was typed as it is, but for case, accents and plural; else it was guessed from its
        /// beginnings, and should be shown.
        public let isExact: Bool
    }

    /// A line that was not understood.
    public struct Unknown: Sendable, Equatable {
        /// The line as it was typed.
        public let line: String

        /// The names that it resembles, the most alike first; may be empty.
        public let nearest: [Suggestion]
    }

    /// An ingredient that may be meant.
    public struct Suggestion: Sendable, Hashable, Identifiable {
        /// Its id.
        public let id: String

        /// Its name.
        public let name: String
    }

    /// The lines that were understood, in order.
    public let known: [Known]

    /// The lines that were not, in order.
    public let unknown: [Unknown]
}

extension Catalogue {
    /// Reads what is on the shelf from lines as a person types them: “gin”, “70 cl of Campari”, “limes, 4”, “cointreau low”.
    ///
    /// Each line, or part of one between semicolons, is an ingredient with an amount before or after it, if any. Nothing
    /// is saved: ``Library/setShelf(_:)`` does that.
    ///
    /// - Parameters:
    ///   - text: The lines; what is beyond 20,000 letters or 500 lines is left out.
    ///   - words: The words of the person's language.
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func shelfLines(_ text: String, _ words: ShelfWords = .english) async throws -> ShelfLines {
        let lines = text.prefix(20_000).split { $0.isNewline || $0 == ";" }
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.prefix(500)
        return try await database.read { db in
            let names = try IngredientNames(db)
            var (known, unknown): ([ShelfLines.Known], [ShelfLines.Unknown]) = ([], [])
            for line in lines {
                let typed = ShelfLine(line, words)
                if let found = names.find(typed.names) {
                    known.append(
                        .init(
                            line: line, item: ShelfItem(found.id, typed.state, amount: typed.amount), name: found.name,
                            isExact: found.isExact))
                } else {
                    unknown.append(.init(line: line, nearest: names.nearest(to: typed.names.last ?? "")))
                }
            }
            return ShelfLines(known: known, unknown: unknown)
        }
    }
}
