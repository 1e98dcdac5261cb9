/// Where a part of the program's data comes from, for screens to read.
///
/// What it returns is to be observable (`Observation`), so that only what depends on a value is worked out anew when the
/// value changes.
@MainActor
public protocol DataSource: AnyObject {
    /// What it has.
    var type: SourceType { get }
    /// The value of a field; nil while it is not known yet.
    func value(of field: String) -> Value?
}
