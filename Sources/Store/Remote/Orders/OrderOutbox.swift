public import Foundation

/// Where orders wait until a server has taken or refused them; it outlives the program.
public protocol OrderOutbox: Sendable {
    /// The orders that are still to be sent, the oldest first.
    func waitingOrders() async throws -> [WaitingOrder]

    /// Keeps what came of sending an order; it has to be on the disk when this returns.
    func note(_ outcome: OrderOutcome, of order: WaitingOrder) async throws
}

/// An order that is still to be sent.
public struct WaitingOrder: Sendable, Equatable, Identifiable {
    /// The order's number here.
    public let id: Int64

    /// The idempotency key: the same each time, and no other order's.
    public let key: String

    /// The address of the server that it was placed with.
    public let server: String

    /// What is sent, in JSON: the same bytes each time.
    public let body: [UInt8]

    /// How often sending it has failed.
    public let attempts: Int

    /// Before when it is not to be sent again; nil where it may be at once.
    public let notBefore: Date?

    /// An order that is still to be sent.
    public init(id: Int64, key: String, server: String, body: [UInt8], attempts: Int = 0, notBefore: Date? = nil) {
        self.id = id
        self.key = key
        self.server = server
        self.body = body
        self.attempts = attempts
        self.notBefore = notBefore
    }
}

/// What came of sending an order.
public enum OrderOutcome: Sendable, Equatable {
    /// The server has it; the number that it has there, if the server says so.
    case sent(number: String?)

    /// The server does not want it, and will not; the reason in the server's own words, if it gave one.
    case refused(status: Int, reason: String?)

    /// It is not known to have arrived, and is sent again.
    case later(attempts: Int, notBefore: Date, because: RemoteError)
}
