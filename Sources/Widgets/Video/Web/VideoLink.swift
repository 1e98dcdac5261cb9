public import Foundation
public import GTK

/// A video on someone else's page: a still picture, over which it can be played, and a button that opens the page in
/// the browser.
///
/// Nothing is requested from the page's server before one of the two is clicked. Playing needs WebKitGTK and a site
/// whose player is known (`WebVideo`); otherwise only the browser is offered. Leaving the page ends the video, and
/// discards everything that its site stored.
@MainActor
public final class VideoLink: Box {
    private let video: WebVideo?
    private let referrer: String?
    private let open: @MainActor (URL) -> Void
    private let host: String
    private let layers: Overlay
    private let start = Button(icon: "comptoir-play-symbolic", named: "").styled("primary", "round", "video-start")
    private let spinner = Spinner(isSpinning: false)
    private let problem = VideoTrouble()
    private weak var view: WebView?

    /// Creates a link.
    /// - Parameters:
    ///   - page: the page with the video; its address must have a host.
    ///   - poster: the widget shown until the video plays.
    ///   - referrer: the address given to the site as that of the linking page; nil for none.
    ///   - open: called with the address for the browser to open: the page, or a link that the user has clicked in it.
    public init(_ page: URL, poster: Widget, referrer: String? = nil, open: @escaping @MainActor (URL) -> Void) {
        video = WebVideo(page: page)
        self.referrer = referrer
        self.open = open
        host = page.host() ?? ""
        layers = Overlay(poster)
        super.init(.vertical, spacing: Space.small)
        styled("video-link")
        append(VideoStill(layers))
        let button = Button(tr("Watch the video on {host}", ["host": host])) { open(page) }
        button.wrapsLabel = true
        append(button.layout(horizontal: .center))
        if video != nil { addPlayer() }
    }

    private func addPlayer() {
        for layer in [start, spinner, problem] as [Widget] { layers.add(layer) }
        start.accessibleLabel = tr("Play")
        start.tooltip = tr("Plays here, from {host}. Nothing that it stores is kept.", ["host": host])
        start.layout(horizontal: .center, vertical: .center)
        start.onClicked { [weak self] in self?.play() }
        spinner.minimumSize = SizeRequest(width: 36, height: 36)
        spinner.layout(horizontal: .center, vertical: .center)
        spinner.isVisible = false
        problem.onRetry { [weak self] in self?.play() }
        onUnmap { [weak self] in self?.leave() }
    }

    /// Whether the video is currently in the page.
    public var isPlaying: Bool { view != nil }

    private func play() {
        guard let video else { return }
        leave()
        // Without WebKitGTK, the browser is used instead.
        guard let view = WebView(video.player, referrer: referrer) else { return open(video.page) }
        self.view = view
        view.accessibleLabel = tr("Video on {host}", ["host": host])
        view.onLeaving(open)
        view.onChanged { [weak self] in self?.show($0) }
        start.isVisible = false
        layers.add(view)
        view.isVisible = false
        show(.loading)
    }

    private func show(_ state: WebView.State) {
        spinner.isVisible = state == .loading
        spinner.isSpinning = state == .loading
        view?.isVisible = state == .shown
        switch state {
        case .loading: break
        case .shown: view?.grabFocus()
        case .failed:
            problem.show(tr("The video could not be loaded: {host} does not answer.", ["host": host]))
            remove()
        }
    }

    /// Ends the video and shows the still picture again.
    private func leave() {
        remove()
        problem.isVisible = false
        spinner.isVisible = false
        start.isVisible = true
    }

    private func remove() {
        guard let view else { return }
        view.close()
        layers.remove(view)
        self.view = nil
    }
}
