public import JSON

extension Problem {
    /// What can be wrong in a pack.
    public enum Kind: Sendable, Equatable, Codable {
        /// The file cannot be read; the system's reason.
        case unreadable(reason: String)
        /// The file is no JSON.
        case syntax(JSONSyntaxError.Kind)
        /// The schema that packs are checked against is missing or damaged.
        case schemaUnusable(reason: String)
        /// The value is of another type.
        case wrongType(found: JSONType, excerpt: String, expected: [JSONType])
        /// A key that is needed is missing; `similar` is a key that may be it, misspelt.
        case missingKey(String, similar: String?)
        /// A key is not known; `nearest` is the known one that it resembles.
        case unknownKey(String, nearest: String?)
        /// A key is written twice in one object; the last one counts.
        case repeatedKey(String)
        /// The value is none of those allowed.
        case notAllowed(excerpt: String, allowed: [String], nearest: String?)
        /// The text has not the form that is asked for; `form` says it in English.
        case wrongForm(excerpt: String, form: String)
        /// The text has too few or too many characters.
        case length(found: Int, Bounds)
        /// The text has characters that cannot be seen, or that turn the direction of others.
        case unseen(excerpt: String)
        /// The list has too few or too many elements.
        case count(found: Int, Bounds)
        /// The number is too small or too large.
        case range(found: Double, Bounds)
        /// The same element stands twice in a list.
        case repeatedElement(excerpt: String)
        /// The value fits none, or more than one, of the alternatives.
        case noAlternative(excerpt: String, matching: Int)
        /// Two entries of the pack have the same id; `firstLine` is where the first one stands.
        case repeatedID(String, firstLine: Int)
        /// A source is named that the pack does not list.
        case unknownSource(String, nearest: String?)
        /// An ingredient is named that no pack has.
        case unknownIngredient(String, nearest: String?)
        /// A fruit is named that no pack has.
        case unknownFruit(String, nearest: String?)
        /// A drink is named that no pack has.
        case unknownDrink(String, nearest: String?)
        /// An ingredient is in its own family, or made of itself: the way round, its own id first and last.
        case loop([String])
        /// A product has an id that one on an earlier page of the server has; `file` is that page.
        case repeatedElsewhere(String, file: String)
        /// The text was encoded twice; what it was meant to be.
        case encodedTwice(excerpt: String, meant: String)
        /// There were more problems in the file than are kept.
        case more(Int)
    }

    /// What a number must keep within.
    public struct Bounds: Sendable, Equatable, Codable {
        /// The least that is allowed, or nil.
        public var minimum: Double?
        /// The most that is allowed, or nil.
        public var maximum: Double?
        /// Whether `minimum` itself is not allowed.
        public var isMinimumExclusive = false

        /// Whether a number keeps within.
        func contains(_ number: Double) -> Bool {
            if let minimum, isMinimumExclusive ? number <= minimum : number < minimum { return false }
            if let maximum, number > maximum { return false }
            return true
        }
    }
}
