import Store

/// What a person is told of an error: what happened, and what to do about it.
struct Failure: Equatable, Sendable {
    let message: String
    let advice: String

    /// Words an error; one that nobody expected is named as it is.
    init(_ error: any Error) {
        if let error = error as? StoreError {
            (message, advice) = (ErrorWording.translated.account(error), ErrorWording.translated.advice(error))
        } else if let refused = error as? ChangeRefused {
            let account = ErrorWording.translated.account(refused.reason)
            (message, advice) = (
                tr("Nothing was changed.") + " " + account, ErrorWording.translated.advice(refused.reason)
            )
        } else if let error = error as? RemoteError {
            (message, advice) = (ErrorWording.translated.account(error), ErrorWording.translated.advice(error))
        } else if let problem = error as? CounterProblem {
            (message, advice) = (ErrorWording.translated.message(problem), "")
        } else if let problem = error as? CartProblem {
            (message, advice) = (ErrorWording.translated.message(problem), "")
        } else if let problem = error as? PlaceProblem {
            (message, advice) = (ErrorWording.translated.message(problem), "")
        } else if let problem = error as? ActionProblem {
            (message, advice) = (problem.text, "")
        } else if let problem = error as? ScreenProblem {
            (message, advice) = (problem.text, problem.advice)
        } else if let problem = error as? ServerAddress.Problem {
            (message, advice) = (ErrorWording.translated.message(problem), "")
        } else if let problem = error as? AddressProblem {
            (message, advice) = (problem.description, "")
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
