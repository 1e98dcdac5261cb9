import ArgumentParser
import Foundation
import GTK

/// Runs the program with the process's command line, and ends the process with its exit status.
public func runComptoir() -> Never {
    // A click on the icon gives no arguments; there is nothing to parse, which takes longer than one would think.
    if CommandLine.arguments.count == 1 { exit(ComptoirCommand.start(["comptoir"])) }
    ComptoirCommand.startTranslation()
    ComptoirCommand.main()
    ComptoirCommand.exit()
}

/// What the command line can say.
struct ComptoirCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "comptoir", abstract: tr("Fruits, drinks and days."),
        discussion: """
            \(tr("Opens the window, or an address in the window that is open already:"))

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

    /// Has help and mistakes be in the person's language; without its resources the program speaks English.
    static func startTranslation() {
        do {
            Translation.start(domain: "comptoir", directory: try Folders.find().translations.path)
        } catch {
            // Whatever needs them says that they are missing.
        }
    }

    /// Runs the application until it ends.
    /// - Parameters:
    ///   - arguments: for GTK, the program's name first.
    ///   - isService: whether no window opens by itself.
    /// - Returns: the exit status.
    static func start(_ arguments: [String], isService: Bool = false) -> Int32 {
        MainActor.assumeIsolated {
            do {
                let application = ComptoirApplication(folders: try Folders.find(), isService: isService)
                let status = Int32(application.run(arguments: arguments))
                return application.hasFailed ? 1 : status
            } catch {
                FailedStart(error).run(arguments: arguments)
                return 1
            }
        }
    }
}

/// Opens the window; what is meant where no other command is named.
struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: tr("Opens the window, or addresses in it; what is done where nothing else is said."))

    @Argument(help: ArgumentHelp(tr("Addresses to open, or documents of screens (.json)."), valueName: "address"))
    var addresses: [String] = []

    /// How the desktop starts the program at login, or to answer over D-Bus; it opens no window by itself.
    @Flag(name: .customLong("gapplication-service"), help: .hidden)
    var isService = false

    /// What is no address and does not look like a link either is a mistake in a terminal, and no window opens for it.
    func validate() throws {
        for text in addresses where !isDocument(text) && !isLink(text) {
            throw ValidationError(AddressProblem(text: text).description)
        }
    }

    /// Whether a text begins as a link does, with a scheme.
    private func isLink(_ text: String) -> Bool { text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) != nil }

    /// Whether a text names a document of a screen, which the program opens as a desktop hands over a file.
    private func isDocument(_ text: String) -> Bool {
        text.hasSuffix(".json") && FileManager.default.isReadableFile(atPath: text)
    }

    func run() throws {
        let service = isService ? ["--gapplication-service"] : []
        let status = ComptoirCommand.start(["comptoir"] + service + addresses, isService: isService)
        // The window has told of links that lead nowhere, and whoever is at a terminal is told there too.
        for text in addresses where !isDocument(text) {
            do { _ = try Address(text) } catch { throw ValidationError(error.description) }
        }
        throw ExitCode(status)
    }
}
