import Foundation
import TestSupport
import Testing

@Suite("Linking")
struct LinkingTests {
    /// What the loader loads with a program, its libraries' own libraries among it.
    private func libraries(of program: String) -> String {
        Shell.run("LD_TRACE_LOADED_OBJECTS=1 '\(program)'").output
    }

    @Test(
        "toolkit row 25: the programs stand on GTK alone, without libadwaita",
        arguments: ["comptoir", "comptoir-gallery"])
    func noAdwaita(name: String) throws {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let program = tests.deletingLastPathComponent().appending(path: name).path
        try #require(FileManager.default.fileExists(atPath: program))
        let found = libraries(of: program)
        #expect(found.contains("libgtk-4.so"))
        #expect(!found.contains("libadwaita") && !found.contains("libhandy"))
    }
}
