internal import GTK

/// A category in a strip: its picture on a disc, with its name below.
@MainActor
final class CategoryButton: Button {
    let id: String

    init(_ category: Category) {
        id = category.id
        let label = Label(category.title).styled("category-name")
        let disc = Box(
            .vertical, [category.picture.layout(horizontal: .center, vertical: .center, expand: [.vertical])]
        )
        .styled("category-disc").layout(horizontal: .center, expand: [])
        disc.clipsContent = true
        disc.minimumSize = SizeRequest(width: 78, height: 78)
        super.init(child: Box(.vertical, spacing: Space.tiny, [disc, label]))
        styled("category")
        role = .toggleButton
        name = "category-\(category.id)"
        accessibleLabel = category.title
        isOn = false
    }

    /// Whether the category is the selected one.
    var isOn: Bool {
        get { self[cssClass: "on"] }
        set {
            self[cssClass: "on"] = newValue
            setAccessible(.pressed, newValue)
        }
    }
}
