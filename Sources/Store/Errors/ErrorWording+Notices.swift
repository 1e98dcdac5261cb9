internal import Foundation

extension ErrorWording {
    /// The message for something that happened when the library was opened.
    public func message(_ notice: LibraryNotice) -> String {
        switch notice {
        case .salvaged(let salvage, let aside):
            ([tr("Your library was damaged; the damaged file is kept as %1$s.", path(aside.path))] + account(salvage))
                .joined(separator: " ")
        case .restored(let date, let aside):
            tr(
                "Your library was damaged. The backup of %1$s was restored; the damaged file is kept as %2$s.",
                self.date(date), path(aside.path))
        case .startedAnew(let aside):
            tr(
                "Your library was damaged and there was no backup, so it begins anew; the damaged file is kept as %1$s.",
                path(aside.path))
        case .vanished(let date):
            tr("Your library had gone. The backup of %1$s was restored; what you saved later is lost.", self.date(date))
        case .backupFailed(let error): message(error)
        }
    }

    private func account(_ salvage: LibrarySalvage) -> [String] {
        guard !salvage.losses.isEmpty else { return [tr("All that was in it could be read and was kept.")] }
        var sentences = [tr("What could be read was kept.")]
        let taken = salvage.losses.filter { $0.fromBackup > 0 }.map { entry($0, String($0.fromBackup)) }
        if let date = salvage.backup, !taken.isEmpty {
            sentences.append(
                tr(
                    "Taken from the backup of %1$s, as it was then: %2$s.", self.date(date),
                    taken.joined(separator: ", ")))
        }
        let lost = salvage.losses.filter { $0.lost > 0 && $0.isExact }.map { entry($0, String($0.lost)) }
        let open = salvage.losses.filter { !$0.isExact }.map {
            entry($0, $0.lost > 0 ? tr("at least %1$s", String($0.lost)) : tr("nobody knows how many"))
        }
        if !(lost + open).isEmpty { sentences.append(tr("Lost: %1$s.", (lost + open).joined(separator: ", "))) }
        return sentences
    }

    private func entry(_ loss: LibrarySalvage.Loss, _ count: String) -> String {
        tr("%1$s (%2$s)", name(ofTable: loss.table), count)
    }

    /// What a table of the library has.
    private func name(ofTable table: String) -> String {
        switch table {
        case "favourite": tr("favourites")
        case "shelf": tr("what is on the bar shelf")
        case "rating": tr("ratings")
        case "made": tr("drinks in the log")
        case "taken": tr("what drinks in the log took from the shelf")
        case "counter": tr("counters")
        case "counterEvent": tr("days and notes of counters")
        case "counterLink": tr("what counters are linked to")
        case "counterTold": tr("milestones that were told")
        case "price": tr("prices")
        case "cartLine": tr("lines of the cart")
        case "shopOrder": tr("orders")
        case "orderLine": tr("lines of orders")
        case "outbox": tr("orders that wait to be sent")
        case "evening": tr("evenings")
        case "eveningDrink": tr("drinks of evenings")
        case "place": tr("stores")
        case "tombstone": tr("what is known of things that were deleted")
        default: table
        }
    }

    private func date(_ date: Date) -> String { date.formatted(date: .long, time: .shortened) }
}
