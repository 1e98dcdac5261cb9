import ArgumentParser
import Foundation
import GTK

/// Runs the program with the process's command line, and ends the process with its exit status.
public func runComptoir() -> Never {
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
        let arguments = ["comptoir"] + (isService ? ["--gapplication-service"] : []) + addresses
        let status = MainActor.assumeIsolated { () -> Int in
            do {
                let application = ComptoirApplication(folders: try Folders.find())
                return application.run(arguments: arguments)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                return 1
            }
        }
        throw ExitCode(Int32(status))
    }
}
