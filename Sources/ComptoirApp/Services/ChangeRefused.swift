import Store

/// Something was to be changed in a library that keeps no changes.
struct ChangeRefused: AccountableError {
    let reason: StoreError

    var message: String { tr("Nothing was changed.") + " " + ErrorWording.translated.account(reason) }
    var advice: String { ErrorWording.translated.advice(reason) }
}
