import Foundation
import Testing

@testable import ComptoirApp
@testable import Store

@MainActor @Suite("The words for what goes wrong")
struct WordingTests {
    private let full = StoreError(.saveFavourite, .diskFull, file: "/data/library.sqlite")

    @Test("say what happened and what to do, each once")
    func words() {
        let words = Failure(full)
        #expect(
            words.message
                == "The favourite could not be saved. There is no room left on the disk for /data/library.sqlite.")
        #expect(words.advice == "Make room, then try again.")
    }

    @Test("are there for errors of others, too")
    func others() {
        struct Odd: Error, CustomStringConvertible {
            let description = "the moon was full"
        }
        let words = Failure(Odd())
        #expect(words.message == "the moon was full" && words.advice.isEmpty)
    }

    @Test("are told in passing where something goes wrong in the background")
    func notices() async throws {
        let kitchen = try await Kitchen()
        defer { withExtendedLifetime(kitchen) {} }
        let environment = kitchen.environment
        environment.report(full)
        #expect(environment.notices.count == 1 && environment.notices[0].undo == nil)
        let text = environment.notices[0].text
        #expect(text.hasPrefix("The favourite could not be saved.") && text.hasSuffix("Make room, then try again."))
    }

    @Test("say where resources were looked for")
    func resources() {
        let error = #expect(throws: ResourcesMissing.self) {
            try Folders.find(environment: [:], executable: .init(filePath: "/nowhere/bin/comptoir"))
        }
        #expect(error?.message.contains("/nowhere/share/comptoir") == true)
        #expect(error?.advice.contains("COMPTOIR_RESOURCES") == true)
    }
}
