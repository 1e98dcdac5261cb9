internal import CGTK
internal import CSoup

/// One request to one address, and the head of its response (`SoupMessage`).
@MainActor
final class HTTPMessage {
    let pointer: OpaquePointer

    init(_ request: HTTPRequest, _ address: HTTPAddress) {
        guard let message = soup_message_new_from_uri(request.method.rawValue, address.pointer) else {
            fatalError("libsoup made no message for \(address.text)")
        }
        pointer = message
        soup_message_set_flags(message, SOUP_MESSAGE_NO_REDIRECT)
        let headers = soup_message_get_request_headers(message)
        for (name, value) in request.headers { soup_message_headers_replace(headers, name, value) }
        if request.caching == .validated { soup_message_headers_replace(headers, "Cache-Control", "max-age=0") }
        if let body = request.body {
            let bytes = body.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            soup_message_set_request_body_from_bytes(message, body.type, bytes)
        }
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    var status: Int { Int(soup_message_get_status(pointer).rawValue) }

    var headers: HTTPHeaders { HTTPHeaders(soup_message_get_response_headers(pointer)) }

    /// The problems with the server's certificate.
    var distrust: Set<HTTPDistrust> { Set(soup_message_get_tls_peer_certificate_errors(pointer)) }

    /// The announced number of bytes in the body; 0 if none is announced.
    var announcedBytes: Int { Int(soup_message_headers_get_content_length(soup_message_get_response_headers(pointer))) }

    /// The address that the server redirects to, if it does.
    var redirect: String? {
        guard [301, 302, 303, 307, 308].contains(status) else { return nil }
        return string(soup_message_headers_get_one(soup_message_get_response_headers(pointer), "Location"))
    }

    /// Whether a redirect repeats the request with its method and body; otherwise it would become a GET request.
    var keepsMethod: Bool { status == 307 || status == 308 }
}
