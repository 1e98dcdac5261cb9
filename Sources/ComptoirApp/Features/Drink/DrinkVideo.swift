import Foundation
import GTK
import Store
import ComptoirWidgets
import Widgets

/// What shows how a drink is made: our own film of it, a pack's video, or the way to one on somebody's page.
@MainActor
final class DrinkVideo: Box {
    private weak var panel: VideoPanel?

    init(model: DrinkModel) {
        super.init(.vertical)
        observe({ DrinkVideo.Content(film: model.film, item: model.video, page: model.page) }) { box, content in
            box.removeAll()
            guard let film = content.film else { return }
            let poster = DrinkFilmPoster(film)
            // Until a step is chosen it shows what one is to get.
            poster.bind(\.progress) { model.step == nil ? 1 : model.poured(after: model.step) }
            if let page = content.page {
                // YouTube plays only for visitors who say where they come from; for programs that is their identifier.
                let referrer = "https://\(AppIdentity.id)"
                box.append(VideoLink(page, poster: poster, referrer: referrer) { model.watchClicked($0) })
            } else if let item = content.item {
                box.append(box.panel(item, poster, model))
            }
        }
    }

    private struct Content: Equatable {
        var film: DrinkFilm?
        var item: VideoItem?
        var page: URL?
    }

    private func panel(_ item: VideoItem, _ poster: Widget, _ model: DrinkModel) -> Widget {
        let panel = VideoPanel(item, poster: poster)
        panel.onChapterChanged { model.step = $0 }
        self.panel = panel
        return panel
    }

    /// Takes in that the person chose a step: the video goes there.
    /// - Returns: whether the video is in use, so that choosing the step once more goes to its beginning again.
    func chosen(step: Int) -> Bool {
        guard let panel else { return false }
        panel.choose(chapter: step)
        return panel.isInUse
    }

    /// Holds the video.
    func pause() { panel?.player.pause() }
}

extension DrinkModel {
    /// The page that a pack's video is on; nil for none.
    fileprivate var page: URL? {
        guard case .page(let url)? = drink?.video else { return nil }
        return url
    }

    /// Has the browser open a page.
    fileprivate func watchClicked(_ page: URL) {
        environment.perform { try await DesktopLauncher.open(uri: page.absoluteString) }
    }
}
