import Store

/// An error of one part of the program, which says itself what a person is told of it.
protocol AccountableError: Error {
    /// What happened.
    var message: String { get }
    /// What to do about it; empty where nothing can be done.
    var advice: String { get }
}

/// What a person is told of an error: what happened, and what to do about it.
struct Failure: Equatable, Sendable {
    let message: String
    let advice: String

    /// Words an error; one that nobody expected is named as it is.
    init(_ error: any Error) {
        if let error = error as? StoreError {
            (message, advice) = (ErrorWording.translated.account(error), ErrorWording.translated.advice(error))
        } else if let error = error as? any AccountableError {
            (message, advice) = (error.message, error.advice)
        } else if let error = error as? RemoteError {
            (message, advice) = (ErrorWording.translated.account(error), ErrorWording.translated.advice(error))
        } else if let problem = error as? CounterProblem {
            (message, advice) = (ErrorWording.translated.message(problem), "")
        } else if let problem = error as? TextProblem {
            (message, advice) = (ErrorWording.translated.message(problem), "")
        } else if let problem = error as? CartProblem {
            (message, advice) = (ErrorWording.translated.message(problem), "")
        } else if let problem = error as? PlaceProblem {
            (message, advice) = (ErrorWording.translated.message(problem), "")
        } else if let problem = error as? ServerAddress.Problem {
            (message, advice) = (ErrorWording.translated.message(problem), "")
        } else {
            (message, advice) = ("\(error)", "")
        }
    }

    /// All of it on one line.
    var text: String { [message, advice].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension ErrorWording {
    /// The wording in the person's language.
    static let translated = ErrorWording { tr($0) }
}
