public import GTK

/// Has the pictures that documents name.
@MainActor
public protocol ScreenPictures: AnyObject {
    /// A widget that shows a picture; nil where there is none of that name.
    /// - Parameters:
    ///   - source: As documents write it: `fruit:mango`, `drink:negroni`, `ingredient:gin`, `icon:cart-symbolic`, or an
    ///     `https` address of a host that the document allows.
    ///   - height: In pixels.
    func picture(_ source: String, height: Int) -> Widget?

    /// Becomes another, where that is observed, whenever pictures of the names that they had may look otherwise.
    var version: Int { get }

    /// The colour that the ground behind a picture takes up; nil for a neutral one.
    func tint(of source: String) -> Color?
}

extension ScreenPictures {
    public var version: Int { 0 }

    public func tint(of source: String) -> Color? { nil }
}
