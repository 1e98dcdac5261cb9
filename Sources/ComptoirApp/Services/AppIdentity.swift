/// What the program is called, in the places where a machine reads it.
enum AppIdentity {
    /// The application id; the same as in `data/application-id`.
    static let id = "io.github.comptoir.Comptoir"
    static let name = "Comptoir"
    static let version = "0.1.0"
    /// The scheme of the program's addresses.
    static let scheme = "comptoir"
}
