/// The transaction of the code that runs.
package enum TransactionScope {
  nonisolated(unsafe) package static var current = Transaction()
}
