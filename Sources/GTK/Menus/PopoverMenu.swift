internal import CGTK

/// A popover that shows a menu (`GtkPopoverMenu`).
///
/// Give it to a `MenuButton`, or attach it and open it where a secondary click was.
@MainActor
public final class PopoverMenu: Popover {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates a popover for a menu; later changes to the menu are shown.
    /// - Parameters:
    ///   - menu: the menu, whose actions are looked up from the widget that the popover is attached to.
    ///   - nestsSubmenus: whether a submenu opens beside the menu instead of replacing it.
    public init(_ menu: Menu, nestsSubmenus: Bool = false) {
        let flags = GtkPopoverMenuFlags(rawValue: nestsSubmenus ? GTK_POPOVER_MENU_NESTED.rawValue : 0)
        super.init(Reference(adopting: gtk_popover_menu_new_from_model_full(menu.model, flags)))
    }

    private var popoverMenu: OpaquePointer { opaque }

    /// The menu that is shown (`gtk_popover_menu_set_menu_model`).
    public var menu: Menu? {
        get { Object.borrowed(gtk_popover_menu_get_menu_model(popoverMenu)) }
        set { gtk_popover_menu_set_menu_model(popoverMenu, newValue?.model) }
    }
}
