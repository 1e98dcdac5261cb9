internal import Foundation
internal import GTK

extension VideoPlayer {
    /// Opens the video, after making it if necessary.
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
                // It is no longer needed.
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

    /// Takes over the new state of the stream.
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

    /// Takes over the position of the stream, ignoring those that it still reports from before a seek.
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
    /// Returns where the video can be read, once it exists.
    func place() async throws -> URL {
        switch self {
        case .file(let url), .address(let url): url
        case .made(let video): try await video.file()
        }
    }

    /// Reads the captions in a file beside the video's.
    func captions() async -> [VideoCaption] {
        guard case .file(let url) = self else { return [] }
        return await Task.detached {
            let beside = url.deletingPathExtension().appendingPathExtension("vtt")
            guard let bytes = FileManager.default.contents(atPath: beside.path) else { return [] }
            return VideoCaption.parse(String(decoding: bytes, as: UTF8.self))
        }.value
    }
}
