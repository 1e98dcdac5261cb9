internal import CGTK

/// Plays a file, or what comes from an address (`GtkMediaFile`).
///
/// What can be played is up to what GTK's own module for media finds on the machine; see `isSupported`.
@MainActor
public final class MediaFile: MediaStream {
    override init(_ reference: Reference) { super.init(reference) }

    private var file: UnsafeMutablePointer<GtkMediaFile> { raw.assumingMemoryBound(to: GtkMediaFile.self) }

    /// Opens a file (`gtk_media_file_set_file`).
    public convenience init(path: String) {
        self.init(opening: g_file_new_for_path(path))
    }

    /// Opens what is at an address, as in `https://…`.
    public convenience init(address: String) {
        self.init(opening: g_file_new_for_uri(address))
    }

    private convenience init(opening place: OpaquePointer?) {
        self.init(Reference(adopting: gtk_media_file_new()))
        guard let place else { preconditionFailure("GIO made no file of a place") }
        gtk_media_file_set_file(file, place)
        // Sound begins only where it is asked for, so it is off before anything plays. GTK 4.8 has nothing to turn off
        // before there is a file.
        isMuted = true
        g_object_unref(UnsafeMutableRawPointer(place))
    }

    /// Stops at once, and a moment later lets go of what was opened (`gtk_media_file_clear`).
    ///
    /// GStreamer's player is held by each of its own messages that nobody has taken yet: one that goes before they are
    /// taken is never freed, with all its buffers. Once it is held it says no more, so what it has said is let arrive first.
    public func close() {
        isPlaying = false
        MainLoop.after(.milliseconds(300)) { [self] in gtk_media_file_clear(file) }
    }

    /// Whether GTK has a module that plays anything: on Debian the package `libgtk-4-media-gstreamer`.
    public static var isSupported: Bool {
        guard let point = g_io_extension_point_lookup("gtk-media-file") else { return false }
        let wanted = string(g_getenv("GTK_MEDIA"))
        var next = g_io_extension_point_get_extensions(point)
        while let entry = next {
            if let data = entry.pointee.data {
                let name = string(g_io_extension_get_name(OpaquePointer(data))) ?? ""
                if name != "nomedia", wanted == nil || wanted == name { return true }
            }
            next = entry.pointee.next
        }
        return false
    }
}
