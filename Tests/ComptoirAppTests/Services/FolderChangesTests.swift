import Foundation
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("Changes in a folder", .timeLimit(.minutes(1)))
struct FolderChangesTests {
    @Test("are told from the moment on in which the folder is watched, which is told itself where that is asked for")
    func beginning() async throws {
        Stage.open()
        let folder = try TemporaryFolder()
        var changes = Environment.changes(in: URL(filePath: folder.path), tellsOfItsBeginning: true).makeAsyncIterator()
        let beginning: Void? = try await changes.next()
        #expect(beginning != nil)
        folder.write("{}", to: "mine.json")
        let change: Void? = try await changes.next()
        #expect(change != nil)
    }
}
