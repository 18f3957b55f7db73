/// A value, whatever its type.
@usableFromInline
package class ValueBox {
  @usableFromInline
  package init() {}

  /// Whether the other holds the same value.
  package func isSame(as other: ValueBox) -> Bool { false }
}

/// A value whose type those know who look for it.
///
/// The compiler for Embedded Swift runs out of memory on a cast to a generic class that no code of the program makes,
/// so whoever looks for a box of some type also makes one.
@usableFromInline
package final class TypedValueBox<Value: Hashable>: ValueBox {
  package let value: Value

  @usableFromInline
  package init(_ value: Value) {
    self.value = value
    super.init()
  }

  package override func isSame(as other: ValueBox) -> Bool {
    (other as? TypedValueBox<Value>)?.value == value
  }
}
