import GTK
import Widgets

/// The pictures of pages that have nothing else to show, as paths.
struct StatusPictures {
    let bowl: String
    let glass: String
    let broken: String
    /// Nothing that was searched for.
    let nothing: String
    /// No drink that was searched for.
    let noDrink: String
    /// A slate without a stroke.
    let slate: String
    /// A pin that stands nowhere yet.
    let pin: String
    /// A receipt with nothing on it.
    let receipt: String
    /// A bag with nothing in it.
    let bag: String
}

extension Folders {
    /// The pictures of pages that have nothing else to show.
    var statusPictures: StatusPictures {
        StatusPictures(
            bowl: picture("states/empty-bowl.svg"), glass: picture("states/empty-glass.svg"),
            broken: picture("states/spilled-glass.svg"), nothing: picture("states/nothing-found.svg"),
            noDrink: picture("states/no-drink-found.svg"),
            slate: picture("states/empty-slate.svg"), pin: picture("states/map-pin.svg"),
            receipt: picture("states/empty-receipt.svg"), bag: picture("states/empty-bag.svg"))
    }
}

extension Loadable {
    /// What stands in place of a page: that it comes, that it could not be read, or what `ready` says of what is there.
    /// - Parameters:
    ///   - loading: what is done meanwhile, in words.
    ///   - retry: reads it once more; must not hold the page.
    ///   - ready: nil where there is something to be shown.
    @MainActor
    func status(
        _ loading: String, _ pictures: StatusPictures, retry: @escaping @MainActor () -> Void,
        ready: @MainActor (Value) -> StatusState?
    ) -> StatusState? {
        switch self {
        case .loading: .loading(loading)
        case .ready(let value): ready(value)
        case .failed(let failure):
            failure.status(pictures, retry: retry)
        }
    }
}

extension Failure {
    /// What stands in place of what could not be read.
    /// - Parameters:
    ///   - other: what can be done instead of reading it once more.
    ///   - retry: reads it once more; must not hold the page.
    @MainActor
    func status(
        _ pictures: StatusPictures, other: NextStep? = nil, retry: @escaping @MainActor () -> Void
    ) -> StatusState {
        .failed(
            title: title, text: explanation, place: place.isEmpty ? "" : tr("Where: {place}", ["place": place]),
            picture: pictures.broken,
            retry: NextStep(tr("Try again"), retry), other: other)
    }
}

extension StatusPage {
    /// A page that says what a model's `status` does.
    /// - Parameters:
    ///   - scrolls: whether it scrolls itself; see `StatusPage`.
    ///   - standIn: what stands in for the content while it is loading.
    convenience init(
        _ folders: Folders, scrolls: Bool = true, standIn: Widget? = nil,
        _ status: @escaping @MainActor (StatusPictures) -> StatusState?
    ) {
        self.init(scrolls: scrolls, standIn: standIn)
        let pictures = folders.statusPictures
        bind(\.state) { status(pictures) }
    }
}
