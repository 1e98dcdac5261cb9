import ArgumentParser
import Testing

@testable import ComptoirApp

@Suite("The command line")
struct CommandLineTests {
    @Test("takes addresses, and none")
    func addresses() throws {
        func opened(_ arguments: String...) throws -> OpenCommand {
            try #require(try ComptoirCommand.parseAsRoot(arguments) as? OpenCommand)
        }
        #expect(try opened().addresses.isEmpty)
        let command = try opened("comptoir:/fruit/apple", "comptoir:/fruits")
        #expect(command.addresses == ["comptoir:/fruit/apple", "comptoir:/fruits"] && !command.isService)
        #expect(try opened("--gapplication-service").isService)
    }

    @Test("counts, and starts anew")
    func counters() throws {
        #expect(try #require(try ComptoirCommand.parseAsRoot(["counters", "--json"]) as? CountersCommand).json)
        let add = try ComptoirCommand.parseAsRoot(["counter", "add", "coffee", "--with"])
        let added = try #require(add as? CounterCommand.Add)
        #expect(added.name == "coffee" && added.kind == .with)
        let reset = try ComptoirCommand.parseAsRoot(["counter", "reset", "coffee", "--note", "a party"])
        #expect(try #require(reset as? CounterCommand.Reset).note == "a party")
    }

    @Test("lists the cart, fills it, and takes out of it")
    func cart() throws {
        #expect(try #require(try ComptoirCommand.parseAsRoot(["cart", "--json"]) as? CartCommand.List).json)
        let add = try ComptoirCommand.parseAsRoot(["cart", "add", "gin", "--quantity", "2"])
        let added = try #require(add as? CartCommand.Add)
        #expect(added.product == "gin" && added.quantity == 2 && !added.text)
        let remove = try ComptoirCommand.parseAsRoot(["cart", "remove", "gin"])
        #expect(try #require(remove as? CartCommand.Remove).quantity == nil)
        #expect(try ComptoirCommand.parseAsRoot(["cart", "clear"]) is CartCommand.Clear)
    }

    @Test(
        "says what is wrong, and ends as a command ends that was given wrongly",
        arguments: [
            (["apple"], "“apple” is not one of Comptoir’s addresses."),
            (["comptoir:/fruits", "glass/x"], "“glass/x” is not one of Comptoir’s addresses."),
            (["--verbose"], "Unknown option '--verbose'"),
            (["cart", "add", "gin", "--quantity", "0"], "You cannot buy 0. Choose 1 to 999."),
        ])
    func mistakes(arguments: [String], message: String) throws {
        let error = try #require(throws: (any Error).self) { try ComptoirCommand.parseAsRoot(arguments) }
        #expect(ComptoirCommand.message(for: error).contains(message))
        #expect(ComptoirCommand.exitCode(for: error) == .validationFailure)
    }

    @Test(
        "tells its version and how it is used, and ends well",
        arguments: [("--version", "comptoir 0"), ("--help", "comptoir:/fruit/apple")])
    func help(option: String, words: String) throws {
        let error = try #require(throws: (any Error).self) {
            var command = try ComptoirCommand.parseAsRoot([option])
            try command.run()
        }
        #expect(ComptoirCommand.fullMessage(for: error).contains(words))
        #expect(ComptoirCommand.exitCode(for: error) == .success)
    }
}
