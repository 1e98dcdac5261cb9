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

    /// Whether all was read that was typed.
    public let isWhole: Bool

    /// The most letters that are read.
    public static let mostLetters = 20_000

    /// The most lines that are read.
    public static let mostLines = 500
}

extension Catalogue {
    /// Reads what is on the shelf from lines as a person types them: “gin”, “70 cl of Campari”, “limes, 4”, “cointreau low”.
    ///
    /// Each line, or part of one between semicolons, is an ingredient with an amount before or after it, if any. Nothing
    /// is saved: ``Library/setShelf(_:)`` does that.
    ///
    /// - Parameters:
    ///   - text: The lines; what is beyond ``ShelfLines/mostLetters`` or ``ShelfLines/mostLines`` is left out, and told
    ///     in ``ShelfLines/isWhole``.
    ///   - words: The words of the person's language.
    /// - Throws: ``StoreError`` where the catalogue cannot be read.
    public func shelfLines(_ text: String, _ words: ShelfWords = .english) async throws -> ShelfLines {
        let start = text.prefix(ShelfLines.mostLetters)
        let all = start.split { $0.isNewline || $0 == ";" }
            .map { TextLimit.line.tidied(String($0)) }.filter { !$0.isEmpty }
        let lines = all.prefix(ShelfLines.mostLines)
        let isWhole = start.endIndex == text.endIndex && lines.count == all.count
        return try await database.read { db in
            let names = try IngredientNames(db)
            var (known, unknown): ([ShelfLines.Known], [ShelfLines.Unknown]) = ([], [])
            for line in lines {
                // No ingredient's name is as long, and looking for what is like it takes its time.
                guard line.unicodeScalars.count <= TextLimit.line.characters else {
                    unknown.append(.init(line: TextLimit.name.shown(line), nearest: []))
                    continue
                }
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
            return ShelfLines(known: known, unknown: unknown, isWhole: isWhole)
        }
    }
}
