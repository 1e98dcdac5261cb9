internal import CGTK

/// Shows a menu in a popover (`GtkPopoverMenu`): give it to a `MenuButton`, or attach it and open it where a
/// secondary click was.
@MainActor
public final class PopoverMenu: Popover {
    override init(_ reference: Reference) { super.init(reference) }

    /// Makes a popover for a menu; later changes of the menu are shown.
    /// - Parameters:
    ///   - menu: its actions are looked up from the widget to which the popover is attached.
    ///   - nestsSubmenus: whether a submenu opens beside the menu, or in its place.
    public init(_ menu: Menu, nestsSubmenus: Bool = false) {
        let flags = GtkPopoverMenuFlags(rawValue: nestsSubmenus ? GTK_POPOVER_MENU_NESTED.rawValue : 0)
        super.init(Reference(adopting: gtk_popover_menu_new_from_model_full(menu.model, flags)))
    }

    private var popoverMenu: OpaquePointer { opaque }

    /// What is shown (`gtk_popover_menu_set_menu_model`).
    public var menu: Menu? {
        get { Object.borrowed(gtk_popover_menu_get_menu_model(popoverMenu)) }
        set { gtk_popover_menu_set_menu_model(popoverMenu, newValue?.model) }
    }
}
