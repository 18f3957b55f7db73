import Foundation
import Testing

@testable import GPX

/// Links have addresses of Foundation's where they are some.
struct WebLinkTests {
  @Test(arguments: [
    ("https://example.org/tour?a=1&b=2", "https://example.org/tour?a=1&b=2"),
    ("  https://example.org\n", "https://example.org"),
    ("http://example.org/a b", "http://example.org/a%20b"),
    ("mailto:someone@example.org", "mailto:someone@example.org"),
    ("photo.jpg", "photo.jpg"),
    ("", nil),
    (" ", nil),
    ("http://[", nil),
    ("C:\\photos\\photo.jpg", nil),
  ])
  func `has the address`(text: String, address: String?) {
    #expect(WebLink(address: text).url?.absoluteString == address)
  }

  @Test func `is made of an address`() throws {
    let url = try #require(URL(string: "https://example.org/ä"))
    let link = WebLink(url: url, text: "Page", mediaType: "text/html")
    #expect(link.text == "Page")
    #expect(link.mediaType == "text/html")
    #expect(link.url == url)
  }
}
