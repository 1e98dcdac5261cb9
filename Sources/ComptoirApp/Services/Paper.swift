import GTK

/// Something that can be printed, or kept as a PDF file.
@MainActor
struct Paper {
    /// What it is called, in the printer's queue and as a file.
    let name: String
    /// Sets its pages, once a paper is chosen.
    let pages: @MainActor (PrintSheet) -> [PrintedPage]

    /// Where it goes.
    enum Destination { case printer, file }
}
