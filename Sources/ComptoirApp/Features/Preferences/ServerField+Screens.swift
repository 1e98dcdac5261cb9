import Store

extension ServerField {
    /// The server that screens come from.
    convenience init(_ preferences: Preferences, _ screens: Screens) {
        self.init(
            tr("Screens come from"), icon: "comptoir-discover-symbolic", address: preferences.screenServer,
            hint: tr("Leave it empty for the built-in ones."), test: tr("_Try it"), use: tr("_Use this one"),
            actions: Actions(
                use: { address in
                    preferences.screenServer = address.isEmpty ? "" : try screens.address(address).text
                    return address.isEmpty
                        ? tr("The built-in screens are used.") : tr("Screens come from this server.")
                },
                test: { address in
                    tr("Its screen “{name}” is there.", ["name": try await screens.test(address)])
                }))
    }
}
