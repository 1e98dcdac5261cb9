internal import CGTK

/// Something that plays and can be drawn while it does (`GtkMediaStream`).
///
/// It is told what to do at once and does it in its own time: what it has become is told by `onChanged`.
@MainActor
public class MediaStream: Object, Paintable {
    override init(_ reference: Reference) { super.init(reference) }

    private var stream: UnsafeMutablePointer<GtkMediaStream> { raw.assumingMemoryBound(to: GtkMediaStream.self) }

    /// Whether it plays, or will once it is ready (`gtk_media_stream_set_playing`).
    public final var isPlaying: Bool {
        get { gtk_media_stream_get_playing(stream) != 0 }
        set { gtk_media_stream_set_playing(stream, newValue.c) }
    }

    /// Whether it knows what it has: its length, and whether it has pictures (`gtk_media_stream_is_prepared`).
    public final var isPrepared: Bool { gtk_media_stream_is_prepared(stream) != 0 }

    /// Whether it came to its end (`gtk_media_stream_get_ended`).
    public final var hasEnded: Bool { gtk_media_stream_get_ended(stream) != 0 }

    /// Whether one can go to another place in it (`gtk_media_stream_is_seekable`).
    public final var isSeekable: Bool { gtk_media_stream_is_seekable(stream) != 0 }

    /// Whether it is on its way to another place (`gtk_media_stream_is_seeking`).
    public final var isSeeking: Bool { gtk_media_stream_is_seeking(stream) != 0 }

    /// Where it is (`gtk_media_stream_get_timestamp`).
    public final var position: Duration { .microseconds(gtk_media_stream_get_timestamp(stream)) }

    /// How long it is; nil where that is not known (`gtk_media_stream_get_duration`).
    public final var duration: Duration? {
        let microseconds = gtk_media_stream_get_duration(stream)
        return microseconds > 0 ? .microseconds(microseconds) : nil
    }

    /// Whether it has sound (`gtk_media_stream_has_audio`).
    public final var hasSound: Bool { gtk_media_stream_has_audio(stream) != 0 }

    /// Whether it has pictures (`gtk_media_stream_has_video`).
    public final var hasPictures: Bool { gtk_media_stream_has_video(stream) != 0 }

    /// Whether its sound is off (`gtk_media_stream_set_muted`).
    public final var isMuted: Bool {
        get { gtk_media_stream_get_muted(stream) != 0 }
        set { gtk_media_stream_set_muted(stream, newValue.c) }
    }

    /// How loud it is, 0 to 1 (`gtk_media_stream_set_volume`).
    public final var volume: Double {
        get { gtk_media_stream_get_volume(stream) }
        set { gtk_media_stream_set_volume(stream, min(1, max(0, newValue))) }
    }

    /// What keeps it from playing; nothing else comes of it then (`gtk_media_stream_get_error`).
    public final var failure: GLibError? {
        gtk_media_stream_get_error(stream).map { GLibError(adopting: g_error_copy($0)) }
    }

    /// Goes to another place; nothing happens before it is prepared (`gtk_media_stream_seek`).
    public final func seek(to position: Duration) {
        gtk_media_stream_seek(stream, gint64((position.milliseconds * 1000).rounded()))
    }

    /// Called when it has moved on, or any of its other properties has become another (`notify`).
    @discardableResult
    public final func onChanged(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("notify", handler)
    }
}
