import Foundation
import Testing

@testable import Store

@Suite("A library on a full disk", .enabled(if: SmallDisk.isAllowed, "a tmpfs can be mounted by root only"))
struct FullDiskTests {
    let disk: SmallDisk
    var file: URL { disk["data/library.sqlite"] }

    init() async throws {
        disk = try SmallDisk(kilobytes: 1_536)
        let library = try await Library.open(at: file)
        for number in 0..<20 { try await library.setFavourite(true, .fruit, id: "fruit-\(number)") }
    }

    private func expectReadOnly(_ library: Library) async throws {
        guard case .readOnly(let reason) = library.state else {
            Issue.record("the state is \(library.state)")
            return
        }
        #expect(reason.cause == .diskFull, "\(reason.detail)")
        #expect(try await library.favourites(of: .fruit).count == 20)
        let error = await #expect(throws: StoreError.self) { try await library.setFavourite(true, .fruit, id: "more") }
        #expect(error?.cause == .diskFull)
    }

    @Test("shows what it has, and says that there is no room")
    func full() async throws {
        try disk.fill()
        try await expectReadOnly(try await Library.open(at: file))
        try disk.makeRoom()
        let library = try await Library.open(at: file)
        #expect(library.state == .durable)
        #expect(try await library.favourites(of: .fruit).count == 20)
    }

    @Test("keeps what was saved before it was full, and says why it saves no more")
    func fillsWhileOpen() async throws {
        let library = try await Library.open(at: file)
        try disk.fill()
        var saved = 20
        var failure: StoreError?
        while failure == nil, saved < 10_000 {
            do {
                try await library.setFavourite(true, .fruit, id: "fruit-\(saved)" + String(repeating: "x", count: 400))
                saved += 1
            } catch {
                failure = error as? StoreError
            }
        }
        #expect(failure?.cause == .diskFull, "\(failure?.detail ?? "")")
        #expect(try await library.favourites(of: .fruit).count == saved)
        try disk.makeRoom()
        try await library.setFavourite(true, .fruit, id: "last")
        #expect(try await library.favourites(of: .fruit).count == saved + 1)
    }

    @Test("that is damaged is left as it is, shown as it was, and repaired once there is room")
    func damaged() async throws {
        try await Library.open(at: file).setFavourite(false, .fruit, id: "fruit-0")
        let bytes = Data("garbage garbage garbage".utf8)
        try bytes.write(to: file)
        try disk.fill()
        let standIn = try await Library.open(at: file)
        #expect(standIn.state != .durable)
        #expect(try Data(contentsOf: file) == bytes)
        try disk.makeRoom()
        let library = try await Library.open(at: file)
        #expect(library.state == .durable)
        #expect(!library.notices.isEmpty)
    }
}
