internal import GTK

/// The pictures that grow out of a list's into a page's, and shrink back.
extension NavigationView {
    /// A picture of a page that others grow into.
    struct Landing {
        weak var picture: (any TravellingPicture)?
        weak var page: Widget?
    }

    /// A page whose picture may still grow out of one of the page before.
    struct Awaited {
        weak var page: Widget?
        weak var origin: Widget?
        let until: ContinuousClock.Instant
    }

    /// How late a picture may come and still grow out of another: as long as nothing of its page is seen without it.
    private static let patience = Duration.milliseconds(800)

    /// A picture says that it is the one of its page.
    func landed(_ picture: any TravellingPicture, on page: Widget) {
        landings.removeAll { $0.picture == nil || $0.page == nil || $0.page === page }
        landings.append(Landing(picture: picture, page: page))
        if awaited?.page === page { growPicture() }
    }

    /// A page was opened over another.
    func awaitPicture(of page: Widget, from origin: Widget) {
        awaited = Awaited(page: page, origin: origin, until: .now + Self.patience)
        growPicture()
    }

    private func growPicture() {
        guard let awaited, let page = awaited.page, page === pages.last, ContinuousClock.now < awaited.until else {
            self.awaited = nil
            return
        }
        // What a page shows first may not be what the list knows yet.
        guard let picture = landing(of: page), picture.subject != nil, let origin = awaited.origin, origin.isMapped,
            let source = self.picture(of: picture.subject, in: origin), source.isMapped,
            let start = source.frame(in: self)
        else { return }
        self.awaited = nil
        flight.fly(from: start, source.portrait, to: picture)
    }

    /// The picture of a page that is about to be closed, and where it is seen; nil where it is not.
    func departure(from page: Widget) -> (subject: AnyHashable, place: Rectangle, portrait: Texture?)? {
        guard isMapped, let picture = landing(of: page), let subject = picture.subject, picture.isMapped,
            let place = flight.place ?? (picture.isInSight ? picture.frame(in: self) : nil)
        else { return nil }
        return (subject, place, picture.portrait)
    }

    /// The picture of a page that was closed shrinks back into that of a page.
    func shrinkPicture(_ departure: (subject: AnyHashable, place: Rectangle, portrait: Texture?), into page: Widget) {
        guard let target = picture(of: departure.subject, in: page) else { return }
        flight.fly(from: departure.place, departure.portrait, to: target)
    }

    private func landing(of page: Widget) -> (any TravellingPicture)? { landings.first { $0.page === page }?.picture }

    /// The first picture of a thing that is in sight on a page.
    private func picture(of subject: AnyHashable?, in widget: Widget) -> (any TravellingPicture)? {
        if let picture = widget as? any TravellingPicture {
            return picture.subject == subject && picture.isInSight ? picture : nil
        }
        for child in widget.children {
            if let found = picture(of: subject, in: child) { return found }
        }
        return nil
    }
}
