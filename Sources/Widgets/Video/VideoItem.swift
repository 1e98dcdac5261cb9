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
    /// The film of a drink, which is made when it is first wanted and kept in a folder.
    case film(DrinkFilm, folder: URL)
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
