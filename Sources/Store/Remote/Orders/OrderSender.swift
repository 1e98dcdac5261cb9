public import Foundation

/// Sends waiting orders to their servers, each until its server has taken or refused it.
///
/// An order goes out with the same `Idempotency-Key` each time, so that a server which takes each key once has it once,
/// however often the connection broke, the program was killed or the computer started anew in between. An order that may
/// have arrived is never dropped: it is sent again until an answer says what became of it.
///
/// One sender is enough, and only one sends at a time: calls that come meanwhile wait for the one under way.
public actor OrderSender {
    private let outbox: any OrderOutbox
    private let server: @Sendable (ServerAddress) -> ProductServer
    private let backoff: Backoff
    private let now: @Sendable () -> Date
    private let chance: @Sendable () -> Double
    private var sending: Task<Date?, any Error>?

    /// Makes a sender.
    ///
    /// - Parameters:
    ///   - outbox: Where orders wait.
    ///   - backoff: How long to wait after a failure.
    ///   - now: The time.
    ///   - chance: A number from 0 to 1, another one each time.
    ///   - server: The server at an address.
    public init(
        outbox: any OrderOutbox, backoff: Backoff = Backoff(), now: @escaping @Sendable () -> Date = { Date() },
        chance: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        server: @escaping @Sendable (ServerAddress) -> ProductServer
    ) {
        self.outbox = outbox
        self.backoff = backoff
        self.now = now
        self.chance = chance
        self.server = server
    }

    /// Sends what is due, the oldest first, and returns when something is due again; nil where nothing waits any more.
    ///
    /// - Throws: What the outbox throws, and `CancellationError`; an order is not sent on after that.
    @discardableResult
    public func sendDue() async throws -> Date? {
        while let sending { _ = await sending.result }
        let task = Task { try await sendAll() }
        sending = task
        defer { sending = nil }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    private func sendAll() async throws -> Date? {
        var next: Date?
        // Each server is asked once a round where it takes orders, and only if there is one to send.
        var places: [String: Place] = [:]
        for order in try await outbox.waitingOrders() {
            try Task.checkCancellation()
            if let date = order.notBefore, date > now() {
                next = min(next ?? date, date)
                continue
            }
            let place: Place
            if let known = places[order.server] { place = known } else { place = try await self.place(for: order) }
            places[order.server] = place
            let outcome = try await outcome(of: order, at: place)
            try await outbox.note(outcome, of: order)
            if case .later(_, let date, _) = outcome { next = min(next ?? date, date) }
        }
        return next
    }

    /// Where a server takes orders, or why it does not.
    private enum Place {
        case open(URL, ProductServer)
        case closed(RemoteError)
    }

    private func place(for order: WaitingOrder) async throws -> Place {
        do {
            let server = server(try ServerAddress(order.server))
            guard let url = try await server.shop().orders else {
                return .closed(RemoteError(.sendOrder, .takesNoOrders, address: order.server))
            }
            return .open(url, server)
        } catch let error as RemoteError {
            return .closed(RemoteError(.sendOrder, error.cause, address: error.address))
        } catch is ServerAddress.Problem {
            return .closed(RemoteError(.sendOrder, .transfer(.badAddress), address: order.server))
        }
    }

    private func outcome(of order: WaitingOrder, at place: Place) async throws -> OrderOutcome {
        switch place {
        case .closed(let error): return later(order, error)
        case .open(let url, let server):
            do {
                return outcome(of: try await server.send(order.body, key: order.key, to: url), order)
            } catch let error as RemoteError {
                return later(order, error)
            }
        }
    }

    private func outcome(of response: RemoteResponse, _ order: WaitingOrder) -> OrderOutcome {
        let answer = OrderAnswer(response)
        guard let cause = response.refusal(now: now()) else { return .sent(number: answer.number) }
        // These of 400 to 499 say “not now”; all others say “not so”, and would say it again.
        let isFinal = (400..<500).contains(response.status) && ![408, 421, 425, 429].contains(response.status)
        if isFinal { return .refused(status: response.status, reason: answer.reason) }
        return later(order, RemoteError(.sendOrder, cause, address: response.address))
    }

    private func later(_ order: WaitingOrder, _ error: RemoteError) -> OrderOutcome {
        let attempts = order.attempts + 1
        var seconds = backoff.seconds(after: attempts, chance: chance())
        if case .busy(let asked?) = error.cause { seconds = max(seconds, Double(asked)) }
        return .later(attempts: attempts, notBefore: now().addingTimeInterval(seconds), because: error)
    }
}

extension ProductServer {
    /// Sends an order and returns the answer, of whatever status.
    ///
    /// - Throws: ``RemoteError`` or `CancellationError`.
    func send(_ body: [UInt8], key: String, to url: URL) async throws -> RemoteResponse {
        let headers = ["Idempotency-Key": key, "Accept": "application/json"]
        let request = RemoteRequest(url.absoluteString, body: body, headers: headers, limit: OrderAnswer.limit)
        do {
            return try await transport.send(request)
        } catch let error as TransferFailure {
            throw RemoteError(.sendOrder, .transfer(error), address: request.address)
        }
    }
}
