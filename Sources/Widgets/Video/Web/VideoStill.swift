internal import GTK

/// A picture in the frame of a video.
@MainActor
final class VideoStill: CustomWidget {
    init(_ poster: Widget) {
        super.init()
        clipsContent = true
        adopt(poster)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "video-screen"
    }

    override var requestMode: RequestMode { .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        VideoScreen.measured(orientation, for: size)
    }
}
