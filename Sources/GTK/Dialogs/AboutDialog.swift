internal import CGTK

/// A dialog that shows what the program is and who made it (`GtkAboutDialog`).
@MainActor
public final class AboutDialog: Window {
    override init(_ reference: Reference) { super.init(reference) }

    /// Creates the dialog; `present()` shows it.
    /// - Parameters:
    ///   - name: the name of the program.
    ///   - version: the version, as shown to users.
    ///   - comments: a description in one sentence.
    ///   - icon: the name of the program's icon.
    ///   - website: the address of the website, and the text shown for it.
    ///   - copyright: the copyright notice, in one line.
    ///   - license: the licence of the program.
    ///   - authors: one name per element; `Name <address>` makes a link.
    ///   - translators: the translators; nil if the language in use is the original one.
    ///   - parent: the window that the dialog stays above.
    public init(
        name: String, version: String, comments: String = "", icon: String? = nil,
        website: (address: String, text: String)? = nil, copyright: String = "", license: License = .unknown,
        authors: [String] = [], translators: String? = nil, above parent: Window? = nil
    ) {
        guard let dialog = gtk_about_dialog_new() else { fatalError("GTK made no about dialog") }
        super.init(Reference(borrowing: UnsafeMutableRawPointer(dialog)))
        gtk_about_dialog_set_program_name(opaque, name)
        gtk_about_dialog_set_version(opaque, version)
        gtk_about_dialog_set_comments(opaque, comments.isEmpty ? nil : comments)
        gtk_about_dialog_set_logo_icon_name(opaque, icon)
        gtk_about_dialog_set_copyright(opaque, copyright.isEmpty ? nil : copyright)
        if let website {
            gtk_about_dialog_set_website(opaque, website.address)
            gtk_about_dialog_set_website_label(opaque, website.text)
        }
        switch license {
        case .unknown: break
        case .mit: gtk_about_dialog_set_license_type(opaque, GTK_LICENSE_MIT_X11)
        case .text(let text):
            gtk_about_dialog_set_license(opaque, text)
            gtk_about_dialog_set_wrap_license(opaque, 1)
        }
        withStrings(authors) { gtk_about_dialog_set_authors(opaque, $0) }
        gtk_about_dialog_set_translator_credits(opaque, translators)
        if let parent {
            parentWindow = parent
            isModal = true
        }
    }

    /// The licence of a program.
    public enum License: Sendable {
        case unknown
        case mit
        case text(String)
    }

    /// Adds people, or sources, under a heading of the credits page (`gtk_about_dialog_add_credit_section`).
    public func addCredits(_ heading: String, _ names: [String]) {
        withStrings(names) { gtk_about_dialog_add_credit_section(opaque, heading, $0) }
    }

    /// What helps to investigate a problem (`gtk_about_dialog_set_system_information`).
    public var systemInformation: String {
        get { string(gtk_about_dialog_get_system_information(opaque)) ?? "" }
        set { gtk_about_dialog_set_system_information(opaque, newValue.isEmpty ? nil : newValue) }
    }
}
