import ArgumentParser
import Foundation
import GTK
import Store

/// The library and the date, for a command that needs no display; prints what the work returns.
///
/// What the person should be told of the library goes to the standard error. A command that is to change something does
/// nothing where the change would not be kept.
/// - Parameter isChange: whether the work changes something.
/// - Throws: `ExitCode` after a mistake, of which the person has been told.
func withLibrary(
    toChange isChange: Bool = false,
    _ work: @escaping @MainActor (Library, (day: CalendarDay, stamp: DayStamp)) async throws -> String
) throws {
    try withFolders { folders in
        let time = TimeSource.ofProgram
        let library = try await Library.open(at: folders.library, clock: time.now)
        try tell(of: library, isChange: isChange)
        let boundary = try DesktopPreferences(schemas: folders.schemas.path).int("day-boundary")
        let stamp = DayClock(boundary: boundary).stamp(at: time.now())
        let text = try await work(library, (stamp.day, stamp))
        if isChange { await backUp(library) }
        return text
    }
}

/// The library and the catalogue, for a command that needs no display; as ``withLibrary(toChange:_:)`` otherwise.
///
/// The catalogue is as it was last built, in whatever language that was: a window that has it open goes on in its own.
func withStores(
    toChange isChange: Bool = false, _ work: @escaping @MainActor (Stores) async throws -> String
) throws {
    try withFolders { folders in
        let stores = try await Stores.open(folders: folders, languages: Languages.preferred)
        try tell(of: stores.library, isChange: isChange)
        _ = try await stores.catalogue.buildIfMissing()
        let text = try await work(stores)
        if isChange { await backUp(stores.library) }
        return text
    }
}

/// Has the main loop run until some work is done, and prints what it returns.
private func withFolders(_ work: @escaping @MainActor (Folders) async throws -> String) throws {
    let result: Result<String, any Error> = MainActor.assumeIsolated {
        var result: Result<String, any Error>?
        MainLoop.prepare()
        Task {
            do {
                let folders = try Folders.find()
                Translation.start(domain: "comptoir", directory: folders.translations.path)
                result = .success(try await work(folders))
            } catch {
                result = .failure(error)
            }
        }
        MainLoop.run { result != nil }
        return result ?? .success("")
    }
    switch result {
    case .success(let text): if !text.isEmpty { print(text) }
    case .failure(let error):
        complain(MainActor.assumeIsolated { Failure(error).text })
        throw ExitCode.failure
    }
}

/// Says what happened when the library was opened, and whether changes are kept.
/// - Throws: `ChangeRefused` where something is to be changed and they are not.
@MainActor
private func tell(of library: Library, isChange: Bool) throws {
    let wording = ErrorWording.translated
    // The window tells of them as well: a standard error may be read by nobody.
    for notice in library.notices { complain(wording.message(notice)) }
    switch library.state {
    case .durable: return
    case .readOnly(let reason), .temporary(let reason):
        if isChange { throw ChangeRefused(reason: reason) }
        let isShown = if case .readOnly = library.state { true } else { false }
        let sentence =
            isShown
            ? tr("You can look at what you have saved, but not change it.") : tr("What you have saved cannot be shown.")
        complain(sentence + " " + wording.message(reason))
    }
}

/// Backs up what was changed, if that was not done within the hour.
@MainActor
private func backUp(_ library: Library) async {
    do {
        try await library.backUp(ifOlderThan: 3_600)
    } catch {
        complain(Failure(error).text)
    }
}

private func complain(_ text: String) { FileHandle.standardError.write(Data("comptoir: \(text)\n".utf8)) }
