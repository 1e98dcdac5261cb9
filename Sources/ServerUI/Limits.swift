/// What a document, and what it has the program do, may at most be.
public struct Limits: Sendable, Hashable {
    /// The bytes of a document; looked at before anything is parsed.
    public var documentBytes = 1 << 20
    /// How deep arrays and objects may stand in each other.
    public var nesting = 64
    /// How deep components may stand in each other.
    public var componentDepth = 32
    /// The components of a document, and the places of a screen where any stands.
    public var components = 5_000
    /// The components that are shown at one time; lists in each other make many of one.
    public var shown = 12_000
    /// The templates of a document.
    public var templates = 256
    /// The bytes of a text, written or worked out.
    public var textBytes = 64 << 10
    /// The bytes that a name of the screen's own data may have, once written to; it may be as deep as a document.
    public var dataBytes = 1 << 20
    /// The bytes of an expression.
    public var expressionBytes = 1 << 10
    /// How deep the parts of an expression may stand in each other.
    public var expressionDepth = 32
    /// The steps that working out an expression may take.
    public var steps = 10_000
    /// The actions that may follow each other.
    public var actionChain = 16
    /// The fallbacks that may stand in for each other.
    public var fallbackChain = 4
    /// The bytes of a picture from the network, and its pixels.
    public var pictureBytes = 8 << 20
    public var picturePixels = 16_000_000
    /// The changes of a patch.
    public var changes = 1_000
    /// The diagnostics that are kept; what comes after is counted alone.
    public var diagnostics = 1_000

    public init() {}

    /// Those of the format.
    public static let standard = Limits()
}
