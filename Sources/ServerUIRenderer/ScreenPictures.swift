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

    /// The colour that the ground behind a picture takes up; nil for a neutral one.
    func tint(of source: String) -> Color?
}

extension ScreenPictures {
    public func tint(of source: String) -> Color? { nil }
}
