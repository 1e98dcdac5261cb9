internal import CGTK

/// Something that plays and can be drawn meanwhile (`GtkMediaStream`).
///
/// It acts asynchronously: after a request, `onChanged` reports its new state.
@MainActor
public class MediaStream: Object, Paintable {
    override init(_ reference: Reference) { super.init(reference) }

    private var stream: UnsafeMutablePointer<GtkMediaStream> { raw.assumingMemoryBound(to: GtkMediaStream.self) }

    /// Whether it is playing, or will be once it is ready (`gtk_media_stream_set_playing`).
    public final var isPlaying: Bool {
        get { gtk_media_stream_get_playing(stream) != 0 }
        set { gtk_media_stream_set_playing(stream, newValue.c) }
    }

    /// Whether it knows its contents: its length, and whether it has pictures (`gtk_media_stream_is_prepared`).
    public final var isPrepared: Bool { gtk_media_stream_is_prepared(stream) != 0 }

    /// Whether it has reached its end (`gtk_media_stream_get_ended`).
    public final var hasEnded: Bool { gtk_media_stream_get_ended(stream) != 0 }

    /// Whether it is possible to go to another position (`gtk_media_stream_is_seekable`).
    public final var isSeekable: Bool { gtk_media_stream_is_seekable(stream) != 0 }

    /// Whether it is moving to another position (`gtk_media_stream_is_seeking`).
    public final var isSeeking: Bool { gtk_media_stream_is_seeking(stream) != 0 }

    /// The current position (`gtk_media_stream_get_timestamp`).
    public final var position: Duration { .microseconds(gtk_media_stream_get_timestamp(stream)) }

    /// The length; nil if it is not known (`gtk_media_stream_get_duration`).
    public final var duration: Duration? {
        let microseconds = gtk_media_stream_get_duration(stream)
        return microseconds > 0 ? .microseconds(microseconds) : nil
    }

    /// Whether it has sound (`gtk_media_stream_has_audio`).
    public final var hasSound: Bool { gtk_media_stream_has_audio(stream) != 0 }

    /// Whether it has pictures (`gtk_media_stream_has_video`).
    public final var hasPictures: Bool { gtk_media_stream_has_video(stream) != 0 }

    /// Whether its sound is muted (`gtk_media_stream_set_muted`).
    public final var isMuted: Bool {
        get { gtk_media_stream_get_muted(stream) != 0 }
        set { gtk_media_stream_set_muted(stream, newValue.c) }
    }

    /// The volume, from 0 to 1 (`gtk_media_stream_set_volume`).
    public final var volume: Double {
        get { gtk_media_stream_get_volume(stream) }
        set { gtk_media_stream_set_volume(stream, min(1, max(0, newValue))) }
    }

    /// The error that prevents it from playing for good (`gtk_media_stream_get_error`).
    public final var failure: GLibError? {
        gtk_media_stream_get_error(stream).map { GLibError(adopting: g_error_copy($0)) }
    }

    /// Goes to another position; does nothing before it is prepared (`gtk_media_stream_seek`).
    public final func seek(to position: Duration) {
        gtk_media_stream_seek(stream, gint64((position.milliseconds * 1000).rounded()))
    }

    /// Called when the position or any other property has changed (`notify`).
    @discardableResult
    public final func onChanged(_ handler: @escaping @MainActor () -> Void) -> Connection {
        connect("notify", handler)
    }
}
