internal import Foundation

/// The library's outbox, as the sender of orders sees it.
public struct LibraryOutbox: OrderOutbox {
    private let library: Library
    private let wording: ErrorWording

    /// Makes an outbox.
    ///
    /// - Parameters:
    ///   - library: Where the orders are.
    ///   - wording: What became of an order is kept in the person's own language.
    public init(_ library: Library, wording: ErrorWording) {
        self.library = library
        self.wording = wording
    }

    public func waitingOrders() async throws -> [WaitingOrder] {
        try await library.outbox.map { entry in
            WaitingOrder(
                id: entry.order, key: entry.key.uuidString.lowercased(), server: entry.server,
                body: Array(entry.body.utf8), attempts: entry.attempts, notBefore: entry.nextAt)
        }
    }

    public func note(_ outcome: OrderOutcome, of order: WaitingOrder) async throws {
        switch outcome {
        case .sent(let number): try await library.noteSent(order.id, as: number ?? "")
        case .refused(let status, let reason):
            try await library.noteRefused(order.id, because: reason ?? wording.refusal(status: status))
        case .later(_, let date, let error):
            try await library.noteUnsent(order.id, because: wording.message(error), retryAt: date)
        }
    }
}

extension ErrorWording {
    /// Why an order was refused, where the server does not say.
    func refusal(status: Int) -> String { tr("The server does not say why (%1$s).", String(status)) }
}
