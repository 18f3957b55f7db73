/// A page that could not be shown.
package struct BrowserError: Error, Hashable {
  /// Why, to stand after a colon.
  let message: String
}
