import GTK
import Widgets

/// Pictures.
@MainActor
enum DrawingPages {
    static let all = [art]

    private static let art = GalleryPage(
        "art-picture", "Drawing", "ArtPicture", "A square picture, sharp at whatever size, read off the main thread.",
        code: "ArtPicture(size: 96, path: path, alternativeText: \"A lemon\")"
    ) { samples in
        [48, 96, 240].map { size in
            let pictures = samples.fruits.prefix(size == 240 ? 2 : 5).map {
                ArtPicture(size: size, path: samples.picture(of: $0), alternativeText: $0.name)
            }
            return Specimen("\(size) px", WrapBox(spacing: Space.small, pictures))
        }
    }
}
