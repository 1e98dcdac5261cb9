import Foundation
import GTK
import Store

/// Has the wrapper's web client ask for the data layer.
struct HTTPTransport: RemoteTransport {
    let client: HTTPClient
    var limits = HTTPLimits()

    func send(_ request: RemoteRequest) async throws -> RemoteResponse {
        do {
            return RemoteResponse(try await client.send(HTTPRequest(request, limits)))
        } catch let failure as HTTPFailure {
            throw TransferFailure(failure)
        }
    }
}

extension HTTPClient {
    /// The program's client, with the answers that are kept in its cache.
    static func ofProgram(_ folders: Folders) -> HTTPClient {
        HTTPClient(
            userAgent: "\(AppIdentity.name)/\(AppIdentity.version)",
            cache: Cache(folder: folders.cache.appending(path: "http").path))
    }
}

extension HTTPRequest {
    fileprivate init(_ request: RemoteRequest, _ limits: HTTPLimits) {
        var limits = limits
        limits.bytes = request.limit
        self.init(
            request.address, method: request.body == nil ? .get : .post, headers: request.headers,
            body: request.body.map { Body(type: "application/json", bytes: $0) },
            caching: request.isFresh ? .validated : .allowed, limits: limits)
        staysOnServer = request.staysOnServer
    }
}

extension RemoteResponse {
    fileprivate init(_ response: HTTPResponse) {
        self.init(
            status: response.status, headers: response.headers.all, body: response.body, address: response.address)
    }
}

extension TransferFailure {
    fileprivate init(_ failure: HTTPFailure) {
        self =
            switch failure {
            case .badAddress: .badAddress
            case .hostNotFound: .hostNotFound
            case .unreachable(_, let reason): .unreachable(reason: reason)
            case .silent(let time): .silent(seconds: Self.seconds(time))
            case .slow(let time): .slow(seconds: Self.seconds(time))
            case .brokenOff: .brokenOff
            case .unintelligible(let reason): .unintelligible(reason: reason)
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .tooManyRedirects: .tooManyRedirects
            case .refusedRedirect(let address), .privateAddress(let address): .refusedRedirect(to: address)
            case .untrusted(_, let reasons): .untrusted(Set(reasons.map(Distrust.init)))
            case .noEncryption: .noEncryption
            case .other(let reason): .other(reason: reason)
            }
    }

    private static func seconds(_ time: Duration) -> Int { Int((time.milliseconds / 1000).rounded(.up)) }
}

extension TransferFailure.Distrust {
    fileprivate init(_ distrust: HTTPDistrust) {
        self =
            switch distrust {
            case .unknownAuthority: .unknownAuthority
            case .otherIdentity: .otherIdentity
            case .notYetValid: .notYetValid
            case .expired: .expired
            case .revoked: .revoked
            case .insecure: .insecure
            case .other: .other
            }
    }
}
