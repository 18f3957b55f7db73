#if DEBUG
/// How many of the objects that stand for what is on the screen there are, for tests of what is left behind.
package enum LiveObjects {
  /// The number of nodes and slots.
  nonisolated(unsafe) package static var count = 0
}
#endif
