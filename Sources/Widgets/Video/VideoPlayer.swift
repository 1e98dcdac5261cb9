internal import GTK
public import Observation

/// The state and the functions of a video player; screens and controls show it.
///
/// Nothing is opened, made or decoded before `play()`. Sound is off until it is turned on. `release()` releases
/// everything that was opened, and keeps the position.
@MainActor @Observable
public final class VideoPlayer {
    /// The state of a player.
    public enum State: Sendable, Equatable {
        /// Nothing has been opened.
        case idle
        /// The video is being made or opened.
        case preparing
        case ready
        case failed(VideoProblem)
    }

    /// The video to play.
    public let item: VideoItem
    /// The current state.
    public internal(set) var state = State.idle
    /// Whether it is playing, or will be as soon as possible.
    public internal(set) var isPlaying = false
    /// The current position, or the one at which it will begin.
    public internal(set) var position = Duration.zero
    /// The length, once it is known.
    public internal(set) var length: Duration?
    /// Whether it has sound; nil until that is known.
    public internal(set) var hasSound: Bool?
    /// Whether the sound is muted.
    public internal(set) var isMuted = true
    /// The volume, from 0 to 1.
    public internal(set) var volume = 1.0
    /// The index of the current or chosen chapter; nil if there is none.
    public internal(set) var chapter: Int?
    /// The captions.
    public internal(set) var captions: [VideoCaption]
    /// Whether captions are shown over the picture.
    public var showsCaptions = false
    /// The stream to draw; nil while nothing is open.
    var stream: MediaFile?

    @ObservationIgnored var task: Task<Void, Never>?
    @ObservationIgnored var changes: Connection?
    /// The target of a seek in progress, and the position of the stream when it began.
    @ObservationIgnored var journey: (target: Duration, from: Duration)?
    /// Called with the index of each chapter that playing reaches.
    @ObservationIgnored let chapterChanged = HandlerList<Int>()

    /// Creates a player, which does nothing until it is played.
    public init(_ item: VideoItem) {
        self.item = item
        captions = item.captions
        if case .made(let video) = item.source { length = video.length }
    }

    isolated deinit {
        task?.cancel()
        stream?.close()
    }

    /// Plays the video, from the beginning if it was at its end. After a failure, it tries again.
    public func play() {
        switch state {
        case .preparing: break
        case .idle, .failed: open()
        case .ready:
            // At the end it restarts, unless another position has been chosen since.
            if stream?.hasEnded == true {
                seek(to: position < (length ?? .zero) - .milliseconds(250) ? position : .zero)
            }
            stream?.isPlaying = true
        }
        isPlaying = true
    }

    /// Pauses the video.
    public func pause() {
        isPlaying = false
        stream?.isPlaying = false
    }

    /// Plays or pauses the video.
    public func toggle() { isPlaying ? pause() : play() }

    /// Goes to a position; before the video is opened, this sets where it will begin.
    public func seek(to place: Duration) {
        let target = max(.zero, length.map { min($0, place) } ?? place)
        position = target
        chapter = item.chapters.index(at: target)
        guard let stream, state == .ready else { return }
        journey = (target, stream.position)
        stream.seek(to: target)
    }

    /// Skips forwards, or back by a negative time.
    public func skip(by time: Duration) { seek(to: position + time) }

    /// Goes to the beginning of a chapter; does nothing if there is no such index.
    public func choose(chapter index: Int) {
        guard item.chapters.indices.contains(index) else { return }
        seek(to: item.chapters[index].start)
        chapter = index
    }

    /// Mutes or unmutes the sound.
    public func setMuted(_ isOff: Bool) {
        isMuted = isOff
        stream?.isMuted = isOff
    }

    /// Sets the volume, from 0 to 1; this unmutes the sound, unless the volume is 0.
    public func setVolume(_ new: Double) {
        volume = min(1, max(0, new))
        stream?.volume = volume
        setMuted(volume == 0)
    }

    /// Stops, and releases everything but the position.
    public func release() {
        task?.cancel()
        task = nil
        changes?.disconnect()
        changes = nil
        stream?.close()
        stream = nil
        journey = nil
        if isPlaying { isPlaying = false }
        if state != .idle { state = .idle }
    }
}
