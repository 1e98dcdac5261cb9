import Foundation
import GTK
import Store
import Synchronization
import TestSupport

@testable import ComptoirApp

/// An outbox in memory that outlives the senders which a test makes one after the other, as the library outlives the
/// program.
final class MemoryOutbox: OrderOutbox {
    private let state = Mutex<(waiting: [WaitingOrder], outcomes: [(key: String, outcome: OrderOutcome)], fails: Bool)>(
        ([], [], false))

    func add(_ keys: String..., server: String) {
        state.withLock { state in
            for key in keys {
                let body = Array(#"{"format":1,"key":"\#(key)"}"#.utf8)
                state.waiting.append(
                    WaitingOrder(id: Int64(state.waiting.count + 1), key: key, server: server, body: body))
            }
        }
    }

    /// Has the outbox lose what it is told, as the program does that is killed before it could write it down.
    var isDead: Bool {
        get { state.withLock { $0.fails } }
        set { state.withLock { $0.fails = newValue } }
    }

    var outcomes: [(key: String, outcome: OrderOutcome)] { state.withLock { $0.outcomes } }

    func waitingOrders() async throws -> [WaitingOrder] { state.withLock { $0.waiting } }

    struct Killed: Error {}

    func note(_ outcome: OrderOutcome, of order: WaitingOrder) async throws {
        try state.withLock { state in
            if state.fails { throw Killed() }
            state.outcomes.append((order.key, outcome))
            guard let index = state.waiting.firstIndex(where: { $0.key == order.key }) else { return }
            switch outcome {
            case .sent, .refused: state.waiting.remove(at: index)
            case .later(let attempts, let date, _):
                state.waiting[index] = WaitingOrder(
                    id: order.id, key: order.key, server: order.server, body: order.body, attempts: attempts,
                    notBefore: date)
            }
        }
    }
}

/// A clock that a test sets.
final class OrderClock: Sendable {
    private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { date.withLock { $0 } }
    func advance(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }
}
