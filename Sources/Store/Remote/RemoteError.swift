public import JSON

/// Why something could not be had from a product server, or given to it.
///
/// It is data. ``ErrorWording`` puts it into words, in any language.
public struct RemoteError: Error, Sendable, Equatable, Codable {
    /// What was being done.
    public enum Operation: String, Sendable, Codable {
        case readShop, readProducts, readProduct, readRatings, sendOrder, readScreen, submitForm
    }

    /// The cause.
    public enum Cause: Sendable, Equatable, Codable {
        /// No answer came.
        case transfer(TransferFailure)
        /// The server has nothing at the address.
        case missing
        /// The server lets nobody in without a password.
        case forbidden
        /// The server has a problem of its own; the status.
        case broken(status: Int)
        /// The server wants to be left alone for so many seconds, where it says how many.
        case busy(seconds: Int?)
        /// Another status that is no success.
        case status(Int)
        /// The server answered with a page for people.
        case webPage
        /// The server says that the answer is something else than JSON.
        case otherType(String)
        /// The answer is no JSON.
        case syntax(JSONSyntaxError)
        /// The answer is JSON of another form.
        case malformed(Problem)
        /// The answer has a format that this version does not know.
        case newerFormat(Int)
        /// The document names an address on another server, or one without encryption.
        case leadsElsewhere(String)
        /// A page names one that was read before as the next.
        case circle(String)
        /// There are more products, or more pages, than are read.
        case tooMany(limit: Int)
        /// The program's own schema cannot be read; the reason.
        case schemaUnusable(reason: String)
        /// The server takes no orders.
        case takesNoOrders
    }

    /// What was being done.
    public let operation: Operation

    /// The cause.
    public let cause: Cause

    /// The address that was asked.
    public let address: String

    init(_ operation: Operation, _ cause: Cause, address: String) {
        self.operation = operation
        self.cause = cause
        self.address = address
    }

    /// Whether it is worth while to try again without anything being changed before.
    public var isPassing: Bool {
        switch cause {
        case .transfer(let failure): failure.isOffline
        case .broken, .busy: true
        default: false
        }
    }
}
