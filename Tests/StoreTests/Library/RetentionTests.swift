import Foundation
import Testing

@testable import Store

@Suite("Which backups are kept")
struct RetentionTests {
    let folder: TemporaryFolder
    let clock: TestClock
    var file: URL { folder["library.sqlite"] }

    init() throws {
        folder = try TemporaryFolder()
        clock = try TestClock()
    }

    private func open() async throws -> Library { try await Library.open(at: file, clock: clock.now) }

    private func favour(_ range: Range<Int>) async throws {
        let library = try await open()
        for number in range { try await library.setFavourite(true, .fruit, id: "fruit-\(number)") }
    }

    /// How many favourites each backup has, by its name, in order.
    private func contents() throws -> [Int] {
        try folder.names(in: "backups").map { name in
            try DatabaseReading(folder["backups/\(name)"]).count("favourite")
        }
    }

    @Test("is the last, seven daily, four weekly and twelve monthly ones")
    func generations() async throws {
        for round in 0..<112 {
            _ = try await open()
            // A year in which it is used now and then, and some weeks in which it is each day.
            clock.advance(hours: round < 72 ? 120 : 24)
        }
        let names = try folder.names(in: "backups")
        let days: [Substring] = names.suffix(7).map { $0.dropFirst(8).prefix(10) }
        let lastDays: [Substring] = (19...25).map { "2027-12-\($0)" }
        #expect(days == lastDays)
        #expect(names.count <= 24)
        #expect(Set(names.map { $0.dropFirst(8).prefix(7) }).count == 12)
    }

    @Test("never is a poorer one in place of a fuller one")
    func poorer() async throws {
        try await favour(0..<20)
        for _ in 1...3 {
            clock.advance(hours: 25)
            _ = try await open()
        }
        let library = try await open()
        for number in 0..<19 { try await library.setFavourite(false, .fruit, id: "fruit-\(number)") }
        for _ in 1...60 {
            clock.advance(hours: 25)
            _ = try await open()
        }
        #expect(try contents().count { $0 == 20 } == 3)
        #expect(try contents().count { $0 == 1 } >= 1)
    }

    @Test("and which is restored does not depend on one that a clock of 2050 dated")
    func clockOf2050() async throws {
        try await favour(0..<5)
        clock.advance(hours: 24 * 365 * 24)
        _ = try await open()
        clock.advance(hours: -24 * 365 * 24)
        for day in 1...5 {
            clock.advance(hours: 25)
            try await favour(5 * day..<5 * day + 5)
            // The program is started again on the same day.
            for _ in 1...3 { _ = try await open() }
        }
        #expect(try folder.names(in: "backups").count == 6)
        try Data("garbage garbage garbage".utf8).write(to: file)
        #expect(try await open().favourites(of: .fruit).count == 25)
    }

    @Test("is one of 2050 too where there is no other")
    func onlyOneOf2050() async throws {
        try await favour(0..<5)
        clock.advance(hours: 24 * 365 * 24)
        _ = try await open()
        clock.advance(hours: -24 * 365 * 24)
        try FileManager.default.removeItem(at: file)
        #expect(try await open().favourites(of: .fruit).count == 5)
        let again = try await open()
        for number in 0..<5 { try await again.setFavourite(false, .fruit, id: "fruit-\(number)") }
        for _ in 1...30 {
            clock.advance(hours: 25)
            _ = try await open()
        }
        #expect(try contents().contains(5))
    }
}
