import ComptoirWidgets
import Foundation
import GTK
import GalleryPages
import Widgets

/// Writes a picture of every page, each in its whole length.
@MainActor
struct Album {
    let samples: Samples
    /// How wide a page is, in pixels.
    let width: Int

    /// How often in a row a page looks the same before it is taken to stand still: what is read or drawn beside the main
    /// thread comes meanwhile.
    private static let calm = 5

    /// Writes the pictures as `PAGE.png`, one page after the other.
    /// - Parameter folder: is made where it is missing.
    /// - Throws: where the folder cannot be made, or a picture not be written.
    func write(to folder: URL, of pages: [GalleryPage]) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for page in pages {
            let file = folder.appending(path: "\(page.id).png")
            guard let picture = try await picture(of: page), picture.savePNG(path: file.path) else {
                throw AlbumError(description: "the picture of «\(page.id)» could not be written to \(file.path)")
            }
        }
    }

    private func picture(of page: GalleryPage) async throws -> Texture? {
        let view = PageView(page, samples, scrolls: false)
        let window = Window()
        window.child = view
        // A window's wish is cut to what the screen has room for; what its content needs is not.
        view.minimumSize = SizeRequest(width: width, height: view.measured(.vertical, for: width).natural)
        // Nothing is marked as what the pointer or the keyboard is at.
        (view.canTarget, view.canFocus) = (false, false)
        window.present()
        defer { window.destroy() }
        var (last, frame, asked, count) = (nil as Bitmap?, nil as Int?, nil as Int?, 0)
        var texture: Texture?
        for _ in 0..<400 {
            try await Task.sleep(for: .milliseconds(40))
            let isWaiting = TextureCache.shared.isReading || ArtTextures.shared.isDrawing
            let now = window.frameClock?.frame
            // Where there was no frame meanwhile, it looks as before: to draw it again is most of the work.
            if frame == nil || now != frame {
                texture = window.texture()
                let next = texture.map { Bitmap($0) }
                if next == nil || next != last { (count, asked) = (-1, nil) }
                (last, frame) = (next, now)
            }
            count = isWaiting || last == nil ? 0 : count + 1
            guard count >= Album.calm else { continue }
            // Beside other work a frame may be late: one that is asked for has to look the same.
            if let asked, asked != now { break }
            if asked == nil {
                asked = now
                view.queueDraw()
            }
        }
        return texture
    }
}

/// A picture that could not be written.
struct AlbumError: Error, CustomStringConvertible {
    let description: String
}
