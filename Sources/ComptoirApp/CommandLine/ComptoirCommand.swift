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

              comptoir comptoir:/fruit/apple
              comptoir comptoir:/compare/apple,pear
              comptoir comptoir:/drink/negroni
              comptoir comptoir:/bar
            """, version: "comptoir \(AppIdentity.version)")

    @Argument(help: ArgumentHelp("Addresses to open.", valueName: "address"))
    var addresses: [String] = []

    /// How the desktop starts the program to answer over D-Bus; it opens no window by itself.
    @Flag(name: .customLong("gapplication-service"), help: .hidden)
    var isService = false

    func validate() throws {
        for address in addresses {
            do { _ = try Address(address) } catch { throw ValidationError(error.description) }
        }
    }

    func run() throws {
        throw ExitCode(Self.start(["comptoir"] + (isService ? ["--gapplication-service"] : []) + addresses))
    }

    /// Runs the application until it ends.
    /// - Parameter arguments: for GTK, the program's name first.
    /// - Returns: the exit status.
    fileprivate static func start(_ arguments: [String]) -> Int32 {
        MainActor.assumeIsolated {
            do {
                let application = ComptoirApplication(folders: try Folders.find())
                return Int32(application.run(arguments: arguments))
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                return 1
            }
        }
    }
}
