import Foundation
import Testing

@testable import Store

/// A power cut loses whatever the disk was not asked to keep: a name given to a file counts once its folder is kept, and
/// must not lead to a file that is not.
@Suite("What the disk is to keep", .serialized)
struct DiskOrderTests {
    let folder: TemporaryFolder
    let clock: TestClock
    var file: URL { folder["library.sqlite"] }

    init() throws {
        folder = try TemporaryFolder()
        clock = try TestClock()
    }

    private func open() throws -> Library { try LibraryOpener(url: file, clock: clock.now).open() }

    /// Fails unless the file with each name was kept before it got that name, and its folder after.
    private func expectKept(_ calls: [String], _ names: String...) {
        for name in names {
            guard let renamed = calls.lastIndex(where: { $0.hasPrefix("rename") && $0.hasSuffix(" " + name) }) else {
                Issue.record("\(name) got its name in none of \(calls)")
                continue
            }
            let old = calls[renamed].split(separator: " ")[1]
            let folder = name.split(separator: "/").dropLast().joined(separator: "/")
            #expect(calls[..<renamed].contains("sync \(old)"), "\(old) is kept before it is \(name): \(calls)")
            #expect(
                calls[renamed...].contains("sync \(folder.isEmpty ? "." : folder)"),
                "the folder of \(name) is kept: \(calls)")
        }
    }

    @Test("is a backup, whole, before it has a backup's name")
    func backup() throws {
        _ = try open()
        clock.advance(hours: 25)
        let (_, calls) = try DiskRecord.calls(below: file.deletingLastPathComponent()) { try open() }
        let newest = try #require(folder.names(in: "backups").last)
        expectKept(calls, "backups/\(newest)")
    }

    @Test("is a repaired library before it takes the place of the damaged one, and the damaged one beside it")
    func repair() async throws {
        try await open().setFavourite(true, .fruit, id: "apple")
        clock.advance(hours: 25)
        _ = try open()
        clock.advance(hours: 1)
        try Data("This is no database, but a bill.".utf8).write(to: file)
        let (library, calls) = try DiskRecord.calls(below: file.deletingLastPathComponent()) { try open() }
        #expect(library.notices.count == 1)
        let decided = try #require(calls.last { $0.hasPrefix("rename") && $0.hasSuffix(" library.sqlite") })
        expectKept(calls, String(decided.split(separator: " ")[1]))
        let aside = try #require(calls.firstIndex { $0.hasPrefix("link library.sqlite ") })
        let taken = try #require(calls.lastIndex(of: decided))
        #expect(calls[aside..<taken].contains("sync ."), "the damaged one has its second name for good: \(calls)")
        #expect(calls[taken...].contains("sync ."), "\(calls)")
    }
}
