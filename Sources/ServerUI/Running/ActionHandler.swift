/// What does the things that actions ask for.
@MainActor
public protocol ActionHandler: AnyObject {
    /// Does something; a verb of the vocabulary, its arguments checked.
    /// - Throws: what keeps it from being done; the person is told, and the action's `else` follows.
    func perform(_ verb: Verb, _ arguments: [String: Value]) async throws
    /// Asks the person whether something is to be done that deletes or pays.
    func confirm(_ verb: Verb, _ arguments: [String: Value]) async -> Bool
}
