internal import Foundation

extension ErrorWording {
    /// The message for an error: what could not be done, why, and what to do.
    public func message(_ error: StoreError) -> String {
        [account(error), advice(error)].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What could not be done, and why; ``advice(_:)`` says what to do.
    public func account(_ error: StoreError) -> String {
        [failure(error.operation), cause(error)].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What could not be done, with which the account begins.
    public func headline(_ error: StoreError) -> String { failure(error.operation) }

    private func failure(_ operation: StoreError.Operation) -> String {
        switch operation {
        case .openLibrary: tr("Your library could not be opened.")
        case .readLibrary: tr("Your library could not be read.")
        case .saveFavourite: tr("The favourite could not be saved.")
        case .saveShelf: tr("Your bar shelf could not be saved.")
        case .saveRating: tr("The rating could not be saved.")
        case .saveMade: tr("What you made could not be saved.")
        case .saveCounter: tr("The counter could not be saved.")
        case .saveCart: tr("The cart could not be saved.")
        case .savePrice: tr("The price could not be saved.")
        case .saveOrder: tr("The order could not be saved.")
        case .saveEvening: tr("The evening could not be saved.")
        case .savePlace: tr("The store could not be saved.")
        case .backUpLibrary: tr("Your library could not be backed up.")
        case .keepScreen: tr("The screen could not be kept for when its server cannot be reached.")
        case .keepProducts: tr("The server’s products could not be kept for when it cannot be reached.")
        case .openCatalogue: tr("The catalogue could not be opened.")
        case .readCatalogue: tr("The catalogue could not be read.")
        case .buildCatalogue: tr("The catalogue could not be updated.")
        case .watchPacks: tr("The folder of your own packs cannot be watched.")
        }
    }

    private func cause(_ error: StoreError) -> String {
        let file = path(error.file)
        return switch error.cause {
        case .diskFull: tr("There is no room left on the disk for %1$s.", file)
        case .notWritable: tr("%1$s cannot be written.", file)
        case .corrupt: tr("%1$s is damaged.", file)
        case .busy: tr("Another program is using %1$s.", file)
        case .inUse where error.detail.isEmpty:
            tr("%1$s is damaged or gone, and cannot be repaired while another program has it open.", file)
        case .inUse:
            tr(
                "%1$s is damaged or gone, and cannot be repaired while these programs have it open: %2$s.", file,
                error.detail)
        case .replaced:
            tr("%1$s was removed or replaced while it was open. What you have saved is kept in its folder.", file)
        case .newerVersion: tr("%1$s was written by a newer version of the program.", file)
        case .other: tr("%1$s: %2$s", file, error.detail)
        }
    }

    /// Why it could not be done, without the name of a file that nobody has to know, and that file; nil where it is part of the
    /// sentence.
    public func plainCause(_ error: StoreError) -> (sentence: String, place: String)? {
        error.cause == .busy ? (tr("Another program is using it."), path(error.file)) : nil
    }

    /// What to do about an error.
    public func advice(_ error: StoreError) -> String {
        switch error.cause {
        case .diskFull: tr("Make room, then try again.")
        case .notWritable: tr("Check the permissions of the file and of its folder.")
        case .corrupt: tr("Start the program again: it repairs the file.")
        case .busy: tr("Close the other program, or try again.")
        case .inUse: tr("Close the other programs, then start this one again.")
        case .replaced: tr("Start the program again.")
        case .newerVersion: tr("Update the program to make changes.")
        case .other: ""
        }
    }
}

extension ErrorWording {
    /// The message for a library whose changes are not kept, or nil where they are.
    public func message(_ state: Library.State) -> String? {
        switch state {
        case .durable: nil
        case .readOnly(let reason):
            tr("You can look at what you have saved, but not change it.") + " " + message(reason)
        case .temporary(let reason): tr("What you save now is lost when you quit.") + " " + message(reason)
        }
    }
}

extension StoreError: CustomStringConvertible {
    /// The whole message, in English.
    public var description: String { ErrorWording.english.message(self) }
}
