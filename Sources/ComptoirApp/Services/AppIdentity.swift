import Foundation

/// What the program is called, in the places where a machine reads it.
enum AppIdentity {
    /// The application id; the same as in `data/application-id`.
    static let id = "io.github.comptoir.Comptoir"
    /// By which the bus and the desktop know this process: a build that was not installed has one of its own, so that it
    /// is started, and not the installed program that runs beside it.
    static let application = Folders.isInstalled() ? id : id + ".Devel"
    static let name = "Comptoir"
    static let version = "0.2.0"
    /// The scheme of the program's addresses.
    static let scheme = "comptoir"
}
