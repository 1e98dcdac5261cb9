internal import Foundation
internal import GTK

extension VideoPlayer {
    /// Opens what is to be played, having made it where it is a film that was not made yet.
    func open() {
        release()
        (state, isPlaying) = (.preparing, true)
        let (source, wantsCaptions) = (item.source, captions.isEmpty)
        task = Task { [weak self] in
            do {
                let place = try await source.place()
                let read = wantsCaptions ? await source.captions() : []
                guard !Task.isCancelled else { return }
                if !read.isEmpty { self?.captions = read }
                self?.opened(place)
            } catch is CancellationError {
                // Nobody looks any more.
            } catch {
                self?.fail(VideoProblem(error))
            }
        }
    }

    private func opened(_ place: URL) {
        guard MediaFile.isSupported else { return fail(.unavailable) }
        let stream = place.isFileURL ? MediaFile(path: place.path) : MediaFile(address: place.absoluteString)
        stream.volume = volume
        stream.isMuted = isMuted
        changes = stream.onChanged { [weak self] in self?.look() }
        self.stream = stream
        stream.isPlaying = isPlaying
        look()
    }

    private func fail(_ problem: VideoProblem) {
        release()
        state = .failed(problem)
    }

    /// Takes over what has become of the stream.
    private func look() {
        guard let stream else { return }
        if let failure = stream.failure { return fail(.playing(failure.message)) }
        if state == .preparing, stream.isPrepared { begin(stream) }
        guard state == .ready else { return }
        if stream.hasEnded, isPlaying { isPlaying = false }
        follow(stream)
    }

    private func begin(_ stream: MediaFile) {
        state = .ready
        if let known = stream.duration { length = known }
        hasSound = stream.hasSound
        if position > .zero { seek(to: position) }
    }

    /// Where the stream is now; what it tells of the place that it is leaving is not listened to.
    private func follow(_ stream: MediaFile) {
        let now = stream.position
        if let journey {
            guard !stream.isSeeking, now != journey.from || now == journey.target else { return }
            self.journey = nil
        }
        guard now != position else { return }
        position = now
        let part = item.chapters.index(at: now)
        guard part != chapter else { return }
        chapter = part
        if let part { chapterChanged.send(part) }
    }
}

extension VideoSource {
    /// Where it can be read, once it is there.
    func place() async throws -> URL {
        switch self {
        case .file(let url), .address(let url): url
        case .made(let video): try await video.file()
        }
    }

    /// What is written beside a file of what is said in it.
    func captions() async -> [VideoCaption] {
        guard case .file(let url) = self else { return [] }
        return await Task.detached {
            let beside = url.deletingPathExtension().appendingPathExtension("vtt")
            guard let bytes = FileManager.default.contents(atPath: beside.path) else { return [] }
            return VideoCaption.parse(String(decoding: bytes, as: UTF8.self))
        }.value
    }
}
