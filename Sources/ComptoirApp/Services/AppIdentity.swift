/// What the program is called, in the places where a machine reads it.
public enum AppIdentity {
    /// The application id; the same as in `data/application-id`.
    public static let id = "io.github.comptoir.Comptoir"
    public static let name = "Comptoir"
    public static let version = "0.1.0"
    /// The scheme of the program's addresses.
    public static let scheme = "comptoir"
}
