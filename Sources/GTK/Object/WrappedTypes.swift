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
        (gtk_css_provider_get_type(), { StyleSheet($0) }),
        (gtk_event_controller_get_type(), { Controller($0) }),
        (gtk_gesture_get_type(), { Gesture($0) }),
        (gtk_icon_theme_get_type(), { IconTheme($0) }),
        (gtk_image_get_type(), { Image($0) }),
        (gtk_label_get_type(), { Label($0) }),
        (gtk_picture_get_type(), { Picture($0) }),
        (gtk_scrolled_window_get_type(), { ScrolledWindow($0) }),
        (gtk_settings_get_type(), { ToolkitSettings($0) }),
        (gtk_shortcut_controller_get_type(), { Shortcuts($0) }),
        (gtk_toggle_button_get_type(), { ToggleButton($0) }),
        (gtk_window_get_type(), { Window($0) }),
        (gdk_clipboard_get_type(), { Clipboard($0) }),
        (gdk_content_provider_get_type(), { DragContent($0) }),
        (gdk_texture_get_type(), { Texture($0) }),
        (g_dbus_connection_get_type(), { Bus($0) }),
        (g_file_monitor_get_type(), { FileMonitor($0) }),
        (g_notification_get_type(), { DesktopNotification($0) }),
        (g_settings_get_type(), { Settings($0) }),
        (g_simple_action_get_type(), { Action($0) }),
    ]
}
