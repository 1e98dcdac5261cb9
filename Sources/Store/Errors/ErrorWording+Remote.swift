internal import JSON
internal import Foundation

extension ErrorWording {
    /// The message for an error of a product server: what could not be done, why, and what to do.
    public func message(_ error: RemoteError) -> String {
        [account(error), advice(error)].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What could not be done, and why; ``advice(_:)`` says what to do.
    public func account(_ error: RemoteError) -> String {
        failure(error.operation) + " " + cause(error)
    }

    /// What could not be done, with which the account begins.
    public func headline(_ error: RemoteError) -> String { failure(error.operation) }

    /// Why it could not be done, without the address of a server that nobody has to know, and that address; nil where it is part
    /// of the sentence.
    public func plainCause(_ error: RemoteError) -> (sentence: String, place: String)? {
        guard case .transfer(.unreachable) = error.cause else { return nil }
        return (tr("Its server cannot be reached."), URL(string: error.address)?.host() ?? error.address)
    }

    private func failure(_ operation: RemoteError.Operation) -> String {
        switch operation {
        case .readShop: tr("The shop could not be opened.")
        case .readProducts: tr("The products could not be fetched.")
        case .readScreen: tr("The screen could not be fetched.")
        case .submitForm: tr("What you entered could not be sent.")
        case .readProduct: tr("The product could not be fetched.")
        case .readRatings: tr("The ratings could not be fetched.")
        case .sendOrder: tr("The order could not be sent.")
        }
    }

    private func cause(_ error: RemoteError) -> String {
        let host = URL(string: error.address)?.host() ?? error.address
        return switch error.cause {
        case .transfer(let failure): cause(failure, host: host)
        case .missing: tr("There is nothing at %1$s.", error.address)
        case .forbidden: tr("%1$s lets nobody in without a password.", host)
        case .broken(let status): tr("%1$s has a problem of its own (%2$s).", host, String(status))
        case .busy: tr("%1$s has too much to do.", host)
        case .status(let status): tr("%1$s gave an answer that means nothing here (%2$s).", host, String(status))
        case .webPage where error.operation == .readRatings:
            tr("%1$s is a page for people, not a list of ratings.", error.address)
        case .webPage: tr("%1$s is a page for people, not a list of products.", error.address)
        case .otherType(let type): tr("%1$s is “%2$s”, not JSON.", error.address, type)
        case .syntax(let syntax): place(syntax.location, in: error.address) + " " + sentence(.syntax(syntax.kind))
        case .malformed(let problem): place(of: problem) + " " + sentence(problem.kind)
        case .newerFormat(let format):
            tr("%1$s has the format %2$s, which this version does not know.", error.address, String(format))
        case .leadsElsewhere(let address):
            tr("%1$s leads on to %2$s, which is on another server.", error.address, address)
        case .circle(let address): tr("The pages go round in a circle: %1$s comes twice.", address)
        case .tooMany(let limit): tr("%1$s has more than %2$s.", host, String(limit))
        case .schemaUnusable(let reason): tr("%1$s cannot be used (%2$s).", path(error.address), reason)
        case .takesNoOrders: tr("%1$s takes no orders.", host)
        }
    }

    private func cause(_ failure: TransferFailure, host: String) -> String {
        switch failure {
        case .badAddress: tr("This is not the address of a web server.")
        case .hostNotFound: tr("Nobody knows a server called %1$s.", host)
        case .unreachable: tr("%1$s cannot be reached.", host)
        case .silent(let seconds): tr("%1$s has said nothing for %2$s seconds.", host, String(seconds))
        case .slow(let seconds): tr("%1$s was not done after %2$s seconds.", host, String(seconds))
        case .brokenOff: tr("The connection to %1$s ended in the middle of the answer.", host)
        case .unintelligible: tr("What %1$s answers is not understood; it may be no web server.", host)
        case .tooLarge(let limit): tr("The answer of %1$s has more than %2$s MB.", host, megabytes(limit))
        case .tooManyRedirects: tr("%1$s sends on from one address to the next without end.", host)
        case .refusedRedirect(let address):
            tr("%1$s sends on to %2$s, which is not encrypted or no address of a web server.", host, address)
        case .untrusted(let reasons):
            tr(
                "%1$s cannot prove that it is this server: %2$s.", host,
                reasons.map(distrust).sorted().joined(separator: ", "))
        case .noEncryption: tr("This system cannot encrypt: GLib’s network library is missing.")
        case .other(let reason): tr("%1$s: %2$s", host, reason)
        }
    }

    private func distrust(_ reason: TransferFailure.Distrust) -> String {
        switch reason {
        case .unknownAuthority: tr("nobody who is known vouches for its certificate")
        case .otherIdentity: tr("its certificate is that of another server")
        case .notYetValid: tr("its certificate is not valid yet")
        case .expired: tr("its certificate has run out")
        case .revoked: tr("its certificate was revoked")
        case .insecure: tr("its certificate is not safe enough")
        case .other: tr("its certificate is not in order")
        }
    }

    private func megabytes(_ bytes: Int) -> String {
        figure((Double(bytes) / Double(1 << 20) * 10).rounded() / 10)
    }

    /// What to do about an error of a product server.
    public func advice(_ error: RemoteError) -> String {
        switch error.cause {
        case .transfer(let failure): advice(failure)
        case .missing, .webPage: tr("Check the server’s address.")
        case .forbidden, .otherType, .syntax, .malformed, .leadsElsewhere, .circle, .tooMany, .status:
            tr("Tell whoever runs the server.")
        case .broken, .busy(seconds: nil): tr("Try again later.")
        case .busy(let seconds?): tr("Try again in %1$s.", time(seconds))
        case .newerFormat: tr("Update the program.")
        case .schemaUnusable: tr("Install the program again: this file is part of it.")
        case .takesNoOrders: ""
        }
    }

    private func advice(_ failure: TransferFailure) -> String {
        switch failure {
        case .badAddress: tr("Check the server’s address.")
        case .hostNotFound: tr("Check the server’s address and your connection.")
        case .unreachable: tr("Check your connection, then try again.")
        case .silent, .slow, .brokenOff: tr("Try again later.")
        case .unintelligible: tr("Check the server’s address.")
        case .untrusted: tr("Nothing was sent to it. Tell whoever runs the server; also check your computer’s clock.")
        case .noEncryption: tr("Install the package glib-networking.")
        case .tooLarge, .tooManyRedirects, .refusedRedirect: tr("Tell whoever runs the server.")
        case .other: ""
        }
    }

    private func time(_ seconds: Int) -> String {
        switch seconds {
        case ..<91: tr("%1$s s", String(seconds))
        case ..<5400: tr("%1$s min", String((seconds + 59) / 60))
        default: tr("%1$s h", String((seconds + 3599) / 3600))
        }
    }
}

extension ErrorWording {
    /// Why a text is no address of a product server, and what one looks like.
    public func message(_ problem: ServerAddress.Problem) -> String {
        switch problem {
        case .empty: tr("Type the address of a server.")
        case .unreadable: tr("This is not an address. One looks like “https://shop.example/”.")
        case .otherScheme(let scheme): tr("“%1$s” is not a web server. An address begins with “https://”.", scheme)
        case .hasUser: tr("Leave out name and password: they would be kept for all to read.")
        case .hasQuery: tr("Leave out what follows “?” or “#”.")
        case .unencrypted: tr("Write “https://”: without it anybody on the way can read and change what is sent.")
        case .near: tr("Screens come from the web: they cannot come from this computer or the network at home.")
        case .tooLong: tr("This address is too long.")
        }
    }
}

extension RemoteError: CustomStringConvertible {
    /// The whole message, in English.
    public var description: String { ErrorWording.english.message(self) }
}
