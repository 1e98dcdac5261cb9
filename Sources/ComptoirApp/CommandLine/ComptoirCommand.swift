import ArgumentParser
import Foundation
import GTK

/// Runs the program with the process's command line, and ends the process with its exit status.
public func runComptoir() -> Never {
    // A click on the icon gives no arguments; there is nothing to parse, which takes longer than one would think.
    if CommandLine.arguments.count == 1 { exit(ComptoirCommand.start(["comptoir"])) }
    ComptoirCommand.main()
    ComptoirCommand.exit()
}

/// What the command line can say.
struct ComptoirCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "comptoir", abstract: "Fruits, drinks and days.",
        discussion: """
            Opens the window, or an address in the window that is open already:

              comptoir comptoir:/discover
              comptoir comptoir:/fruit/apple
              comptoir comptoir:/compare/apple,pear
              comptoir comptoir:/drink/negroni
              comptoir comptoir:/bar
              comptoir comptoir:/counter/3
            """, version: "comptoir \(AppIdentity.version)",
        subcommands: [
            OpenCommand.self, CountersCommand.self, CounterCommand.self, CartCommand.self, StoresCommand.self,
            ScreensCommand.self,
        ],
        defaultSubcommand: OpenCommand.self)

    /// Runs the application until it ends.
    /// - Parameters:
    ///   - arguments: for GTK, the program's name first.
    ///   - isService: whether no window opens by itself.
    /// - Returns: the exit status.
    static func start(_ arguments: [String], isService: Bool = false) -> Int32 {
        MainActor.assumeIsolated {
            do {
                let application = ComptoirApplication(folders: try Folders.find(), isService: isService)
                return Int32(application.run(arguments: arguments))
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                return 1
            }
        }
    }
}

/// Opens the window; what is meant where no other command is named.
struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Opens the window, or addresses in it; what is done where nothing else is said.")

    @Argument(help: ArgumentHelp("Addresses to open, or documents of screens (.json).", valueName: "address"))
    var addresses: [String] = []

    /// How the desktop starts the program at login, or to answer over D-Bus; it opens no window by itself.
    @Flag(name: .customLong("gapplication-service"), help: .hidden)
    var isService = false

    func validate() throws {
        for address in addresses where !isDocument(address) {
            do { _ = try Address(address) } catch { throw ValidationError(error.description) }
        }
    }

    /// Whether a text names a document of a screen, which the program opens as a desktop hands over a file.
    private func isDocument(_ text: String) -> Bool {
        text.hasSuffix(".json") && FileManager.default.isReadableFile(atPath: text)
    }

    func run() throws {
        let service = isService ? ["--gapplication-service"] : []
        throw ExitCode(ComptoirCommand.start(["comptoir"] + service + addresses, isService: isService))
    }
}
