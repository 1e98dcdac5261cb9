internal import GTK
public import Observation

/// What plays a video, without any picture of its own: screens and controls show it.
///
/// Nothing is opened, made or decoded before `play()`. Sound is off until it is turned on. `release()` lets go of all
/// that was opened, and keeps the place.
@MainActor @Observable
public final class VideoPlayer {
    /// How far it is.
    public enum State: Sendable, Equatable {
        /// Nothing has been opened.
        case idle
        /// It is made or opened.
        case preparing
        case ready
        case failed(VideoProblem)
    }

    /// What it plays.
    public let item: VideoItem
    /// How far it is.
    public internal(set) var state = State.idle
    /// Whether it plays, or will as soon as it can.
    public internal(set) var isPlaying = false
    /// Where it is, or will begin.
    public internal(set) var position = Duration.zero
    /// How long it is, once that is known.
    public internal(set) var length: Duration?
    /// Whether it has sound; nil before that is known.
    public internal(set) var hasSound: Bool?
    /// Whether the sound is off.
    public internal(set) var isMuted = true
    /// How loud it is, 0 to 1.
    public internal(set) var volume = 1.0
    /// The part that it is in, or that was chosen; nil before either.
    public internal(set) var chapter: Int?
    /// What is said in it.
    public internal(set) var captions: [VideoCaption]
    /// Whether what is said is shown over the picture.
    public var showsCaptions = false
    /// What is drawn; nil while nothing is open.
    var stream: MediaFile?

    @ObservationIgnored var task: Task<Void, Never>?
    @ObservationIgnored var changes: Connection?
    /// Where it is on its way to, and where the stream was when it set out.
    @ObservationIgnored var journey: (target: Duration, from: Duration)?
    /// Told of each part that playing came to.
    @ObservationIgnored let chapterChanged = HandlerList<Int>()

    /// Makes a player; it does nothing yet.
    public init(_ item: VideoItem) {
        self.item = item
        captions = item.captions
        if case .made(let video) = item.source { length = video.length }
    }

    isolated deinit {
        task?.cancel()
        stream?.close()
    }

    /// Plays on; from the beginning where it was at its end. What failed is tried again.
    public func play() {
        switch state {
        case .preparing: break
        case .idle, .failed: open()
        case .ready:
            // At the end it begins anew, unless another place was chosen since.
            if stream?.hasEnded == true {
                seek(to: position < (length ?? .zero) - .milliseconds(250) ? position : .zero)
            }
            stream?.isPlaying = true
        }
        isPlaying = true
    }

    /// Holds it where it is.
    public func pause() {
        isPlaying = false
        stream?.isPlaying = false
    }

    /// Plays or holds.
    public func toggle() { isPlaying ? pause() : play() }

    /// Goes to a place; before anything is open it is where playing will begin.
    public func seek(to place: Duration) {
        let target = max(.zero, length.map { min($0, place) } ?? place)
        position = target
        chapter = item.chapters.index(at: target)
        guard let stream, state == .ready else { return }
        journey = (target, stream.position)
        stream.seek(to: target)
    }

    /// Goes on or back by some time.
    public func skip(by time: Duration) { seek(to: position + time) }

    /// Goes to the beginning of a part; a number that there is none of is left alone.
    public func choose(chapter index: Int) {
        guard item.chapters.indices.contains(index) else { return }
        seek(to: item.chapters[index].start)
        chapter = index
    }

    /// Turns the sound on or off.
    public func setMuted(_ isOff: Bool) {
        isMuted = isOff
        stream?.isMuted = isOff
    }

    /// Makes it louder or less loud, 0 to 1; sound that was off comes on.
    public func setVolume(_ new: Double) {
        volume = min(1, max(0, new))
        stream?.volume = volume
        setMuted(volume == 0)
    }

    /// Stops, and lets go of everything but the place.
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
