public import Foundation
internal import GTK

/// A video, with what is known about it before it is opened.
public struct VideoItem: Sendable, Equatable {
    /// The name of the video for assistive technology.
    public var title: String
    /// The source of the video.
    public var source: VideoSource
    /// The chapters, in order.
    public var chapters: [VideoChapter]
    /// The captions; if there are none, a file `name.vtt` beside a file `name.webm` is read.
    public var captions: [VideoCaption]

    /// Creates the description of a video.
    public init(
        _ title: String, _ source: VideoSource, chapters: [VideoChapter] = [], captions: [VideoCaption] = []
    ) {
        self.title = title
        self.source = source
        self.chapters = chapters
        self.captions = captions
    }
}

/// The source of a video.
public enum VideoSource: Sendable, Equatable {
    /// A file on disk.
    case file(URL)
    /// A web address, read while playing.
    case address(URL)
    /// A video that is made when it is first needed.
    case made(MadeVideo)
}

/// A video that is made when it is first needed; two are equal if their names and lengths are.
public struct MadeVideo: Sendable, Equatable {
    /// A name that is different for each video.
    public let name: String
    /// The length of the whole video.
    public let length: Duration
    /// Makes the video if necessary, and returns its file.
    let file: @Sendable () async throws -> URL

    /// Creates the description of a video.
    /// - Parameters:
    ///   - name: a name that is different for each video.
    ///   - length: the length of the finished video.
    ///   - file: makes the video if necessary, and returns its file.
    public init(_ name: String, length: Duration, file: @escaping @Sendable () async throws -> URL) {
        (self.name, self.length, self.file) = (name, length, file)
    }

    public static func == (one: MadeVideo, other: MadeVideo) -> Bool {
        one.name == other.name && one.length == other.length
    }
}

/// A chapter of a video, such as a step of instructions.
public struct VideoChapter: Sendable, Equatable {
    /// The time at which it begins.
    public var start: Duration
    /// The title of the chapter.
    public var title: String

    /// Creates a chapter.
    public init(_ start: Duration, _ title: String) {
        self.start = start
        self.title = title
    }
}

extension [VideoChapter] {
    /// Returns the index of the chapter at a time; nil before the first.
    func index(at time: Duration) -> Int? { lastIndex { $0.start <= time } }
}
