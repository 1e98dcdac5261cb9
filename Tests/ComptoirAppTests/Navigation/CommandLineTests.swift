import ArgumentParser
import Testing

@testable import ComptoirApp

@Suite("The command line")
struct CommandLineTests {
    @Test("takes addresses, and none")
    func addresses() throws {
        #expect(try ComptoirCommand.parse([]).addresses.isEmpty)
        let command = try ComptoirCommand.parse(["comptoir:/fruit/apple", "comptoir:/fruits"])
        #expect(command.addresses == ["comptoir:/fruit/apple", "comptoir:/fruits"] && !command.isService)
        #expect(try ComptoirCommand.parse(["--gapplication-service"]).isService)
    }

    @Test(
        "says what is wrong, and ends as a command ends that was given wrongly",
        arguments: [
            (["apple"], "«apple» is no address of this program."),
            (["comptoir:/fruits", "comptoir:/glass/x"], "«comptoir:/glass/x» is no address"),
            (["--verbose"], "Unknown option '--verbose'"),
        ])
    func mistakes(arguments: [String], message: String) throws {
        let error = try #require(throws: (any Error).self) { try ComptoirCommand.parse(arguments) }
        #expect(ComptoirCommand.message(for: error).contains(message))
        #expect(ComptoirCommand.exitCode(for: error) == .validationFailure)
    }

    @Test(
        "tells its version and how it is used, and ends well",
        arguments: [("--version", "comptoir 0"), ("--help", "comptoir:/fruit/apple")])
    func help(option: String, words: String) throws {
        let error = try #require(throws: (any Error).self) { try ComptoirCommand.parse([option]) }
        #expect(ComptoirCommand.fullMessage(for: error).contains(words))
        #expect(ComptoirCommand.exitCode(for: error) == .success)
    }
}
