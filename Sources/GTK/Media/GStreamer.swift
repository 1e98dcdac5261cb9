internal import CGTK

/// The few GStreamer functions needed to make a film, looked up on first use.
///
/// The program does not need GStreamer: without it, no films are made.
struct GStreamer: Sendable {
    typealias Pointer = UnsafeMutableRawPointer
    typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    typealias Parse = @Sendable @convention(c) (UnsafePointer<CChar>, ErrorPlace?) -> Pointer?
    typealias SetState = @Sendable @convention(c) (Pointer, State.RawValue) -> Int32
    typealias FindBus = @Sendable @convention(c) (Pointer) -> Pointer?
    typealias Pop = @Sendable @convention(c) (Pointer, UInt64, News.RawValue) -> Pointer?
    typealias Details = @Sendable @convention(c) (Pointer) -> Pointer?
    typealias ParseError = @Sendable @convention(c) (Pointer, ErrorPlace?, UnsafeMutablePointer<Pointer?>?) -> Void
    typealias Release = @Sendable @convention(c) (Pointer) -> Void

    let parse: Parse
    let setState: SetState
    let bus: FindBus
    let pop: Pop
    let details: Details
    let parseError: ParseError
    let release: Release
    let releaseMessage: Release

    /// The state of a pipeline (`GstState`).
    enum State: Int32 { case null = 1, playing = 4 }

    /// The kinds of messages from a pipeline (`GstMessageType`).
    struct News: OptionSet {
        let rawValue: UInt32
        static let end = News(rawValue: 1)
        static let error = News(rawValue: 2)
    }

    /// The name of the library's file.
    static let library = "libgstreamer-1.0.so.0"

    /// GStreamer, started; nil if it is not installed.
    static let shared = GStreamer()

    /// Opens and starts GStreamer; nil if it is not installed, or is not a version known here.
    init?() {
        typealias Start = @convention(c) (UnsafeMutablePointer<Int32>?, Pointer?, ErrorPlace?) -> gboolean
        guard let opened = OptionalLibrary(Self.library),
            let start = opened.function("gst_init_check", as: Start.self), start(nil, nil, nil) != 0
        else { return nil }
        guard let parse = opened.function("gst_parse_launch", as: Parse.self),
            let setState = opened.function("gst_element_set_state", as: SetState.self),
            let bus = opened.function("gst_element_get_bus", as: FindBus.self),
            let pop = opened.function("gst_bus_timed_pop_filtered", as: Pop.self),
            let details = opened.function("gst_message_get_structure", as: Details.self),
            let parseError = opened.function("gst_message_parse_error", as: ParseError.self),
            let release = opened.function("gst_object_unref", as: Release.self),
            let releaseMessage = opened.function("gst_mini_object_unref", as: Release.self)
        else { return nil }
        (self.parse, self.setState, self.bus, self.pop) = (parse, setState, bus, pop)
        (self.details, self.parseError) = (details, parseError)
        (self.release, self.releaseMessage) = (release, releaseMessage)
    }
}
