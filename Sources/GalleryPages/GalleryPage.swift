public import GTK

/// One widget of the kit as the gallery shows it: what it is, how it is made, and each of its states, live.
@MainActor
public struct GalleryPage: Identifiable {
    /// The name by which `--page` finds it.
    public let id: String
    /// The group that it is listed under.
    public let group: String
    /// The type's name.
    public let title: String
    /// What it is, in a sentence.
    public let summary: String
    /// How it is made.
    public let code: String
    /// Makes the specimens; called each time the page is opened.
    public let specimens: @MainActor (Samples) -> [Specimen]

    init(
        _ id: String, _ group: String, _ title: String, _ summary: String, code: String,
        _ specimens: @escaping @MainActor (Samples) -> [Specimen]
    ) {
        (self.id, self.group, self.title, self.summary, self.code) = (id, group, title, summary, code)
        self.specimens = specimens
    }

    /// Every page, group by group.
    public static var all: [GalleryPage] {
        let cards = CardPages.all + CardGridPages.all + LeadPages.cards
        let rows = RowPages.all + ListPages.all + ShelfPages.rows + LeadPages.rows
        let tables = TablePages.all + ShelfPages.tables
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
    /// Which state.
    public let caption: String
    public let widget: Widget
    /// The height in pixels where the widget fills what it is given; nil for its own.
    public let height: Int?
    /// Whether it stands on a card.
    public let isOnCard: Bool

    init(_ caption: String, _ widget: Widget, height: Int? = nil, onCard isOnCard: Bool = false) {
        (self.caption, self.widget, self.height, self.isOnCard) = (caption, widget, height, isOnCard)
    }
}
