internal import CGTK

/// A media stream from a file or an address (`GtkMediaFile`).
///
/// What can be played depends on what GTK's media module finds on the machine; see `isSupported`.
@MainActor
public final class MediaFile: MediaStream {
    override init(_ reference: Reference) { super.init(reference) }

    private var file: UnsafeMutablePointer<GtkMediaFile> { raw.assumingMemoryBound(to: GtkMediaFile.self) }

    /// Opens a file (`gtk_media_file_set_file`).
    public convenience init(path: String) {
        self.init(opening: g_file_new_for_path(path))
    }

    /// Opens an address, such as `https://…`.
    public convenience init(address: String) {
        self.init(opening: g_file_new_for_uri(address))
    }

    private convenience init(opening place: OpaquePointer?) {
        self.init(Reference(adopting: gtk_media_file_new()))
        guard let place else { fatalError("GIO made no file of a place") }
        gtk_media_file_set_file(file, place)
        // Sound is off until it is requested. GTK 4.8 cannot mute before there is a file.
        isMuted = true
        g_object_unref(UnsafeMutableRawPointer(place))
    }

    /// Stops immediately, and a moment later releases what was opened (`gtk_media_file_clear`).
    ///
    /// GStreamer's player is held by each of its own messages that has not been handled yet: if it is released before
    /// they are, it is never freed, nor are its buffers. Once stopped it sends no more, so the ones already sent are
    /// allowed to arrive first.
    public func close() {
        isPlaying = false
        MainLoop.after(.milliseconds(300)) { [self] in gtk_media_file_clear(file) }
    }

    /// Whether GTK has a module that plays anything: the package `libgtk-4-media-gstreamer` on Debian.
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
