public import Foundation
internal import GTK

/// A video with what is known of it before it is opened.
public struct VideoItem: Sendable, Equatable {
    /// What assistive technology calls it.
    public var title: String
    /// Where it comes from.
    public var source: VideoSource
    /// Its parts, in order.
    public var chapters: [VideoChapter]
    /// What is said in it; where there is none, a file `name.vtt` beside a file `name.webm` is read.
    public var captions: [VideoCaption]

    /// Describes a video.
    public init(
        _ title: String, _ source: VideoSource, chapters: [VideoChapter] = [], captions: [VideoCaption] = []
    ) {
        self.title = title
        self.source = source
        self.chapters = chapters
        self.captions = captions
    }
}

/// Where a video comes from.
public enum VideoSource: Sendable, Equatable {
    /// A file on the disk.
    case file(URL)
    /// What is at an address, read while it plays.
    case address(URL)
    /// One that is made when it is first wanted.
    case made(MadeVideo)
}

/// A video that is made when it is first wanted; equal where the names are.
public struct MadeVideo: Sendable, Equatable {
    /// Another one for each video.
    public let name: String
    /// The whole.
    public let length: Duration
    /// Makes it where it is not made yet.
    let file: @Sendable () async throws -> URL

    /// Describes a video.
    /// - Parameters:
    ///   - name: another one for each video.
    ///   - length: how long it will be.
    ///   - file: makes it where it is not made yet, and gives its file.
    public init(_ name: String, length: Duration, file: @escaping @Sendable () async throws -> URL) {
        (self.name, self.length, self.file) = (name, length, file)
    }

    public static func == (one: MadeVideo, other: MadeVideo) -> Bool {
        one.name == other.name && one.length == other.length
    }
}

/// A part of a video, such as a step of instructions.
public struct VideoChapter: Sendable, Equatable {
    /// When it begins.
    public var start: Duration
    /// What it is.
    public var title: String

    /// Describes a part.
    public init(_ start: Duration, _ title: String) {
        self.start = start
        self.title = title
    }
}

extension [VideoChapter] {
    /// The number of the part that a time lies in; nil before the first.
    func index(at time: Duration) -> Int? { lastIndex { $0.start <= time } }
}
