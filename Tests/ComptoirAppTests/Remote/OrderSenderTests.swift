import Foundation
import GTK
import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("Sending orders", .serialized)
struct OrderSenderTests {
    private let stage: RemoteStage
    private let outbox = MemoryOutbox()
    private let clock = OrderClock()

    init() throws { stage = try RemoteStage(limits: HTTPLimits(idle: .milliseconds(500))) }

    /// A sender as a newly started program has one.
    private func sender() -> OrderSender {
        let (server, clock) = (stage.server, clock)
        return OrderSender(
            outbox: outbox, backoff: Backoff(first: 10, limit: 60, spread: 0), now: { clock.now }, chance: { 0 },
            server: { _ in server })
    }

    private func open(_ answers: LoopbackAnswer...) async throws {
        try await stage.web.answer("/comptoir.json", RemoteStage.shop)
        switch answers.count {
        case 0: try await stage.web.takeOrders(at: "/orders")
        case 1: try await stage.web.takeOrders(at: "/orders", after: answers[0])
        default: try await stage.web.takeOrders(at: "/orders", after: answers[0], answers[1])
        }
    }

    @Test("an order arrives once, with its key and its words, and is done with")
    func sent() async throws {
        try await open()
        outbox.add("k1", "k2", server: stage.web.address)
        #expect(try await sender().sendDue() == nil)
        let log = try await stage.web.log()
        #expect(log.orders.map(\.key) == ["k1", "k2"] && log.orders.map(\.count) == [1, 1])
        #expect(log.orders.first?.body == #"{"format":1,"key":"k1"}"#)
        #expect(log.at("/orders").allSatisfy { $0.headers["content-type"] == "application/json" })
        // The server is asked once a round where it takes orders.
        #expect(log.at("/comptoir.json").count == 1)
        #expect(outbox.outcomes.map(\.outcome) == [.sent(number: "1"), .sent(number: "2")])
        #expect(try await sender().sendDue() == nil)
        #expect(try await stage.web.log().requests.count == log.requests.count)
    }

    @Test("an order that was taken while its answer was lost is sent again, and is one order")
    func lostAnswer() async throws {
        try await open(
            LoopbackAnswer(silent: true, taken: true),
            LoopbackAnswer(
                headers: ["Content-Type": "application/json"], body: #"{"order": "1"}"#, half: 0.3, taken: true))
        outbox.add("k1", server: stage.web.address)
        let sender = sender()
        #expect(try await sender.sendDue() == clock.now + 10)
        // It is not due before.
        clock.advance(9)
        #expect(try await sender.sendDue() == clock.now + 1)
        #expect(try await stage.web.log().at("/orders").count == 1)
        clock.advance(1)
        #expect(try await sender.sendDue() == clock.now + 20)
        clock.advance(20)
        #expect(try await sender.sendDue() == nil)
        let orders = try await stage.web.log().orders
        #expect(orders.map(\.key) == ["k1"] && orders.map(\.count) == [3])
        #expect(outbox.outcomes.last?.outcome == .sent(number: "1"))
    }

    @Test("a program that is killed before it could write down the answer sends again, and it is one order")
    func killed() async throws {
        try await open()
        outbox.add("k1", server: stage.web.address)
        outbox.isDead = true
        await #expect(throws: MemoryOutbox.Killed.self) { try await sender().sendDue() }
        outbox.isDead = false
        #expect(try await sender().sendDue() == nil)
        let orders = try await stage.web.log().orders
        #expect(orders.map(\.key) == ["k1"] && orders.map(\.count) == [2])
        #expect(outbox.outcomes.map(\.outcome) == [.sent(number: "1")])
    }

    @Test("a refusal is final, and told with the server's reason")
    func refused() async throws {
        try await open(
            LoopbackAnswer(
                status: 422, headers: ["Content-Type": "application/json"], body: #"{"reason": "Closed\nin August."}"#),
            LoopbackAnswer(status: 400, headers: ["Content-Type": "text/plain"], body: "No ice today."))
        outbox.add("k1", "k2", "k3", server: stage.web.address)
        #expect(try await sender().sendDue() == nil)
        #expect(
            outbox.outcomes.map(\.outcome) == [
                .refused(status: 422, reason: "Closed in August."), .refused(status: 400, reason: "No ice today."),
                .sent(number: "1"),
            ])
        #expect(try await stage.web.log().orders.map(\.key) == ["k3"])
    }

    @Test("a server that has too much to do is left alone for as long as it asks")
    func retryAfter() async throws {
        try await open(LoopbackAnswer(status: 429, headers: ["Retry-After": "300"]), LoopbackAnswer(status: 503))
        outbox.add("k1", server: stage.web.address)
        let sender = sender()
        #expect(try await sender.sendDue() == clock.now + 300)
        clock.advance(300)
        // The second failure, without any wish of the server.
        #expect(try await sender.sendDue() == clock.now + 20)
        clock.advance(20)
        #expect(try await sender.sendDue() == nil)
        #expect(try await stage.web.log().orders.map(\.count) == [1])
    }

    @Test("a server that cannot be asked, or takes no orders, has them wait")
    func waiting() async throws {
        try await stage.web.answer("/comptoir.json", LoopbackAnswer(status: 500))
        outbox.add("k1", server: stage.web.address)
        let sender = sender()
        #expect(try await sender.sendDue() == clock.now + 10)
        try await stage.web.answer("/comptoir.json", .json(#"{"format": 1, "products": "p.json"}"#))
        clock.advance(10)
        #expect(try await sender.sendDue() == clock.now + 20)
        let errors = outbox.outcomes.compactMap { outcome -> String? in
            guard case .later(_, _, let error) = outcome.outcome else { return nil }
            return ErrorWording.english.message(error)
        }
        #expect(
            errors == [
                "The order could not be sent. 127.0.0.1 has a problem of its own (500). Try again later.",
                "The order could not be sent. 127.0.0.1 takes no orders.",
            ])
        try await open()
        clock.advance(20)
        #expect(try await sender.sendDue() == nil)
        #expect(try await stage.web.log().orders.map(\.key) == ["k1"])
    }

    @Test("a post that is sent on to be asked for is no order that was taken")
    func redirected() async throws {
        try await open(LoopbackAnswer(status: 303, headers: ["Location": "/thanks"]))
        try await stage.web.answer("/thanks", LoopbackAnswer(body: "Thank you"))
        outbox.add("k1", server: stage.web.address)
        #expect(try await sender().sendDue() == clock.now + 10)
        #expect(try await stage.web.log().at("/thanks").isEmpty)
    }

    @Test("many who ask for it at once send an order once")
    func atOnce() async throws {
        try await open()
        outbox.add("k1", "k2", "k3", server: stage.web.address)
        let sender = sender()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<5 { group.addTask { _ = try await sender.sendDue() } }
            try await group.waitForAll()
        }
        #expect(try await stage.web.log().orders.map(\.count) == [1, 1, 1])
    }

    @Test("two hundred orders over a server that goes wrong in turn are each there once")
    func manyFaults() async throws {
        try await open()
        let faults = [
            LoopbackAnswer(status: 500), LoopbackAnswer(status: 500, taken: true), LoopbackAnswer(raw: "", taken: true),
            LoopbackAnswer(headers: ["Content-Type": "application/json"], body: "{}", half: 0.5, taken: true),
            LoopbackAnswer(status: 429), LoopbackAnswer(raw: "nonsense\r\n\r\n", taken: true),
        ]
        for number in 0..<200 { outbox.add("k\(number)", server: stage.web.address) }
        var rounds = 0
        while try await !outbox.waitingOrders().isEmpty, rounds < 60 {
            rounds += 1
            let picked = (0..<2).map { faults[(rounds * 5 + $0) % faults.count] }
            if rounds < 40 { try await stage.web.takeOrders(at: "/orders", after: picked[0], picked[1]) }
            // Each round is a program of its own; some are killed in the course of it.
            outbox.isDead = rounds % 7 == 3
            do { _ = try await sender().sendDue() } catch is MemoryOutbox.Killed {}
            outbox.isDead = false
            clock.advance(61)
        }
        let orders = try await stage.web.log().orders
        #expect(orders.count == 200 && Set(orders.map(\.key)).count == 200)
        let settled = outbox.outcomes.filter { if case .sent = $0.outcome { true } else { false } }
        #expect(settled.count == 200 && Set(settled.map(\.key)).count == 200)
    }
}
