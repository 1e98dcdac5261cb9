internal import GTK
internal import Widgets

/// The glasses of a day, from the board up, with how many more there are.
@MainActor
final class GlassStack {
    /// The widgets that stand on each other, the lowest first.
    private(set) var widgets: [Widget] = []
    private var pictures: [DrinkPicture] = []
    private var more: FixedLine?

    /// Shows glasses; tells which widgets are needed no longer and which are new.
    func show(_ glasses: [DrinkArt], _ format: @MainActor (Int) -> String) -> (gone: [Widget], new: [Widget]) {
        let shown = glasses.count > GlassShelfLayout.highest ? GlassShelfLayout.highest - 1 : glasses.count
        let before = widgets
        while pictures.count > shown { pictures.removeLast() }
        while pictures.count < shown { pictures.append(DrinkPicture(size: 16, isPatient: true)) }
        for (picture, art) in zip(pictures, glasses) { picture.art = art }
        if glasses.count > shown {
            let more = more ?? FixedLine(alignment: 0.5, isWhole: true).styled("caption", "tabular", "quiet")
            more.text = tr("+{count}", ["count": format(glasses.count - shown)])
            self.more = more
        } else {
            more = nil
        }
        widgets = pictures + [more].compactMap { $0 }
        return (
            before.filter { old in !widgets.contains { $0 === old } },
            widgets.filter { new in !before.contains { $0 === new } }
        )
    }
}
