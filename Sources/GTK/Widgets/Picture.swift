internal import CGTK

/// A widget that shows a picture at the size it is given (`GtkPicture`).
@MainActor
public final class Picture: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a picture.
    public init(_ paintable: (any Paintable)? = nil) {
        super.init(Reference(adopting: gtk_picture_new()))
        self.paintable = paintable
    }

    /// The picture shown (`gtk_picture_set_paintable`).
    public var paintable: (any Paintable)? {
        get { Object.borrowed(gtk_picture_get_paintable(opaque), as: Object.self) as? any Paintable }
        set { gtk_picture_set_paintable(opaque, newValue?.opaque) }
    }

    /// Whether the picture may be made smaller than it is (`gtk_picture_set_can_shrink`).
    public var canShrink: Bool {
        get { gtk_picture_get_can_shrink(opaque) != 0 }
        set { gtk_picture_set_can_shrink(opaque, newValue.c) }
    }

    /// A description of the picture in words (`gtk_picture_set_alternative_text`).
    public var alternativeText: String {
        get { string(gtk_picture_get_alternative_text(opaque)) ?? "" }
        set { gtk_picture_set_alternative_text(opaque, newValue) }
    }
}

/// A widget that shows an icon of the theme (`GtkImage`).
@MainActor
public final class Image: Widget {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates an image of the icon with a name.
    /// - Parameter size: the size in pixels; nil for the size that the style gives icons.
    public init(icon: String, size: Int? = nil) {
        super.init(Reference(adopting: gtk_image_new_from_icon_name(icon)))
        if let size { pixelSize = size }
    }

    /// The name of the icon (`gtk_image_set_from_icon_name`).
    public var icon: String {
        get { string(gtk_image_get_icon_name(opaque)) ?? "" }
        set { gtk_image_set_from_icon_name(opaque, newValue) }
    }

    /// The icon's size in pixels (`gtk_image_set_pixel_size`).
    public var pixelSize: Int {
        get { Int(gtk_image_get_pixel_size(opaque)) }
        set { gtk_image_set_pixel_size(opaque, Int32(newValue)) }
    }
}
