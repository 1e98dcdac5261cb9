import GTK
import Widgets

/// The first thing a new person sees: picture, name, slogan, and the way in.
@MainActor
final class WelcomeView: Box {
    /// Makes the view.
    /// - Parameter enter: called when the person comes in; there is no way back here.
    init(folders: Folders, enter: @escaping @MainActor () -> Void) {
        super.init(.vertical)
        // Large text leaves a small window less room, and the way in is to be seen at once.
        let picture = ArtPicture(size: 300, least: 176, path: folders.picture("welcome.svg"))
        let name = FittingLabel(AppIdentity.name).styled("brand", "welcome-brand")
        name.label.textAlignment = 0.5
        let slogan = BalancedLabel(
            tr("What is in the bowl, what is in the glass, and how the days add up."), upTo: 36)
        slogan.label.styled("welcome-slogan", "quiet")
        let button = Button(tr("_Come in"), action: enter).styled("primary", "welcome-enter").layout(
            horizontal: .center)
        let column = Box(.vertical, spacing: Space.medium, [picture, name, slogan, button])
            .layout(horizontal: .center, vertical: .center, expand: [.horizontal, .vertical], margins: 12)
        append(ScrolledWindow(column, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical]))
        onMap { [weak button] in button?.grabFocus() }
    }
}
