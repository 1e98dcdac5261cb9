import Foundation
import Store
import ComptoirWidgets
import Widgets

extension DrinkModel {
    /// The film that is made of the drink; nil while there is no drink.
    var film: DrinkFilm? {
        guard let drink, let art = art(nil) else { return nil }
        return DrinkFilm(art, levels: drink.steps.indices.map { poured(after: $0) })
    }

    /// What shows how the drink is made; nil where that is on somebody's page.
    var video: VideoItem? {
        guard let drink, let film else { return nil }
        let title = tr("How {name} is made", ["name": drink.name])
        switch drink.video {
        case .page: return nil
        case .file(let address): return VideoItem(title, .address(address), chapters: chapters(drink))
        case nil:
            let texts = drink.steps.map(\.text)
            let ends = film.starts.dropFirst() + [film.length]
            return VideoItem(
                title, .film(film, folder: environment.folders.cache.appending(path: "films")),
                chapters: zip(film.starts, texts).map { VideoChapter($0, $1) },
                captions: zip(zip(film.starts, ends), texts).map { VideoCaption(from: $0.0, to: $0.1, $1) })
        }
    }

    /// When each step begins in a pack's video; none unless each has a time that is later than the one before.
    private func chapters(_ drink: Drink) -> [VideoChapter] {
        let times = drink.steps.compactMap(\.videoTime)
        guard times.count == drink.steps.count, zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else { return [] }
        return zip(times, drink.steps).map { VideoChapter(.seconds($0), $1.text) }
    }
}
