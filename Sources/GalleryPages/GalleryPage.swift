public import GTK

/// A page of the gallery about one widget of the kit: its description, the code that creates it, and each of its
/// states, live.
@MainActor
public struct GalleryPage: Identifiable {
    /// The name that `--page` accepts.
    public let id: String
    /// The group that the page is listed under.
    public let group: String
    /// The name of the type.
    public let title: String
    /// A description in one sentence.
    public let summary: String
    /// The code that creates the widget.
    public let code: String
    /// Creates the specimens; called each time the page is opened.
    public let specimens: @MainActor (Samples) -> [Specimen]

    init(
        _ id: String, _ group: String, _ title: String, _ summary: String, code: String,
        _ specimens: @escaping @MainActor (Samples) -> [Specimen]
    ) {
        (self.id, self.group, self.title, self.summary, self.code) = (id, group, title, summary, code)
        self.specimens = specimens
    }

    /// All pages, group by group.
    public static var all: [GalleryPage] {
        let cards = CardPages.all + CardGridPages.all + LeadPages.cards
        let rows = RowPages.all + ListPages.all + ShelfPages.rows + LeadPages.rows
        let tables = TablePages.all + ShelfPages.tables + ChartPages.all
        let controls = ControlPages.all + RatingPages.all + LeadPages.controls
        let navigation = NavigationPages.all + CarouselPages.all
        let drawing = DrawingPages.all + RemotePages.all + DrinkPages.all + BottlePages.all
        let steps = StepPages.all + VideoPages.all + FeedbackPages.all
        let places = ShopPages.all + MapPages.all + ScreenPages.all
        return cards + rows + tables + controls + steps + navigation + drawing + DayPages.all + places
    }
}

/// A widget in one of its states.
@MainActor
public struct Specimen {
    /// The state that is shown.
    public let caption: String
    /// The widget in that state.
    public let widget: Widget
    /// The height in pixels of a widget that fills the space it is given; nil for its natural height.
    public let height: Int?
    /// Whether the specimen is shown on a card.
    public let isOnCard: Bool

    init(_ caption: String, _ widget: Widget, height: Int? = nil, onCard isOnCard: Bool = false) {
        (self.caption, self.widget, self.height, self.isOnCard) = (caption, widget, height, isOnCard)
    }
}
