import Foundation
import GTK
import ComptoirWidgets
import Widgets

/// Videos, none of which is opened before it is played.
@MainActor
enum VideoPages {
    static let all = [panel]

    private static let panel = GalleryPage(
        "video-panel", "Steps", "VideoPanel",
        "A video in the page, which nothing is read of before it is played, and without sound until that is turned on.",
        code: "let panel = VideoPanel(item, poster: DrinkFilmPoster(film))\npanel.onChapterChanged { model.step = $0 }"
    ) { _ in
        let folder = FileManager.default.temporaryDirectory.appending(path: "comptoir-gallery-films")
        let film = DrinkFilm(DrinkSamples.sunrise, levels: [0.3, 0.8, 1])
        let chapters = zip(film.starts, ["Pour the juice", "Add the syrup", "Let it sink"]).map { VideoChapter($0, $1) }
        let ends = film.starts.dropFirst() + [film.length]
        let captions = zip(chapters, ends).map { VideoCaption(from: $0.start, to: $1, $0.title) }
        let poster = DrinkFilmPoster(film)
        poster.progress = 1
        let narrow = DrinkFilmPoster(DrinkFilm(DrinkSamples.negroni, levels: [1]))
        let link = DrinkFilmPoster(film)
        link.progress = 0.5
        // An address in the form of a PeerTube server's.
        let page = URL(string: "https://example.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d")
        let own = VideoItem(
            "A sunrise is made", .film(film, folder: folder), chapters: chapters, captions: captions)
        let absent = VideoItem("Nothing", .file(folder.appending(path: "absent.webm")))
        return [
            Specimen("A film that is made when it is first played", Clamp(VideoPanel(own, poster: poster), to: 640)),
            Specimen("Narrow", Clamp(VideoPanel(own, poster: narrow), to: 240)),
            Specimen("A file that is not there, once it is played", Clamp(VideoPanel(absent), to: 420)),
        ] + (page.map { [Specimen("On somebody’s page", Clamp(VideoLink($0, poster: link) { _ in }, to: 420))] } ?? [])
    }
}
