/// The name of a value that another module adds to the environment.
package struct EnvironmentExtension: Hashable, Sendable {
  private let number: UInt32

  /// Creates a name; each value needs a number of its own.
  package init(_ number: UInt32) {
    self.number = number
  }
}
