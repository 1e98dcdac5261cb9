internal import CGTK

/// Every C class that has a Swift class, with how to wrap an instance of it.
@MainActor
func wrappedTypes() -> [(GType, (Reference) -> Object)] {
    [
        (gtk_widget_get_type(), { Widget($0) }),
        (gtk_adjustment_get_type(), { Adjustment($0) }),
        (gtk_application_get_type(), { Application($0) }),
        (gtk_box_get_type(), { Box($0) }),
        (gtk_button_get_type(), { Button($0) }),
        (gtk_center_box_get_type(), { CenterBox($0) }),
        (gtk_entry_get_type(), { Entry($0) }),
        (gtk_header_bar_get_type(), { HeaderBar($0) }),
        (gtk_css_provider_get_type(), { StyleSheet($0) }),
        (gtk_event_controller_get_type(), { Controller($0) }),
        (gtk_gesture_get_type(), { Gesture($0) }),
        (gtk_icon_theme_get_type(), { IconTheme($0) }),
        (gtk_image_get_type(), { Image($0) }),
        (gtk_label_get_type(), { Label($0) }),
        (gtk_level_bar_get_type(), { LevelBar($0) }),
        (gtk_menu_button_get_type(), { MenuButton($0) }),
        (gtk_overlay_get_type(), { Overlay($0) }),
        (gtk_picture_get_type(), { Picture($0) }),
        (gtk_popover_get_type(), { Popover($0) }),
        (gtk_progress_bar_get_type(), { ProgressBar($0) }),
        (gtk_revealer_get_type(), { Revealer($0) }),
        (gtk_scrolled_window_get_type(), { ScrolledWindow($0) }),
        (gtk_search_entry_get_type(), { SearchEntry($0) }),
        (gtk_separator_get_type(), { Separator($0) }),
        (gtk_spinner_get_type(), { Spinner($0) }),
        (gtk_stack_get_type(), { Stack($0) }),
        (gtk_settings_get_type(), { ToolkitSettings($0) }),
        (gtk_shortcut_controller_get_type(), { Shortcuts($0) }),
        (g_simple_action_get_type(), { Action($0) }),
        (gtk_toggle_button_get_type(), { ToggleButton($0) }),
        (gtk_viewport_get_type(), { Viewport($0) }),
        (gtk_window_controls_get_type(), { WindowControls($0) }),
        (gtk_window_get_type(), { Window($0) }),
        (gtk_window_handle_get_type(), { WindowHandle($0) }),
        (gdk_texture_get_type(), { Texture($0) }),
    ]
}
