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
    /// What could not be done, in one sentence.
    let headline: String
    /// The same with its cause.
    let message: String
    let advice: String
    /// The file or the server that it is about, where the explanation does without; empty otherwise.
    let place: String
    private let plainCause: String?

    /// Words an error; one that nobody expected is named as it is.
    init(_ error: any Error) {
        let words = ErrorWording.translated
        var headline: String?
        var plain: (sentence: String, place: String)?
        if let error = error as? StoreError {
            (headline, message, advice) = (words.headline(error), words.account(error), words.advice(error))
            plain = words.plainCause(error)
        } else if let error = error as? any AccountableError {
            (message, advice) = (error.message, error.advice)
        } else if let error = error as? RemoteError {
            (headline, message, advice) = (words.headline(error), words.account(error), words.advice(error))
            plain = words.plainCause(error)
        } else if let problem = error as? CounterProblem {
            (message, advice) = (words.message(problem), "")
        } else if let problem = error as? TextProblem {
            (message, advice) = (words.message(problem), "")
        } else if let problem = error as? CartProblem {
            (message, advice) = (words.message(problem), "")
        } else if let problem = error as? PlaceProblem {
            (message, advice) = (words.message(problem), "")
        } else if let problem = error as? ServerAddress.Problem {
            (message, advice) = (words.message(problem), "")
        } else {
            (message, advice) = ("\(error)", "")
        }
        self.headline = headline ?? message
        (plainCause, place) = (plain?.sentence, plain?.place ?? "")
    }

    /// What could not be done, as a heading says it.
    var title: String { headline.hasSuffix(".") ? String(headline.dropLast()) : headline }

    /// Why it could not be done; empty where the headline says all of it.
    var cause: String { String(message.dropFirst(headline.count).drop { $0 == " " }) }

    /// Why something is not as new as it could be, in one sentence: the cause, or else the headline, which is never empty.
    var reason: String { cause.isEmpty ? headline : cause }

    /// The cause and what to do about it, in plain words: all but the headline and the place.
    var explanation: String { [plainCause ?? cause, advice].filter { !$0.isEmpty }.joined(separator: " ") }

    /// All of it on one line.
    var text: String { [message, advice].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension ErrorWording {
    /// The wording in the person's language.
    static let translated = ErrorWording { tr($0) }
}
