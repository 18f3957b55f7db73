import Testing

@testable import GPX

/// Faults of the kinds that the collection has, in other words and at other places.
@Suite struct VariantTests {
  private func check(_ variant: Variant) throws {
    let document = try Document(reading: variant.bytes)
    #expect(document.outline == variant.outline)
    #expect(document.notes == variant.notes)
    do {
      let strict = try Document(
        reading: variant.bytes,
        options: ReadingOptions(isStrict: true)
      )
      #expect(variant.refusal == nil)
      #expect(strict == document)
    } catch {
      guard case .violation(let code, _) = error.kind else { throw error }
      let place = "\(error.line):\(error.column) \(code.name)"
      #expect(place == variant.refusal.map { variant.notes[$0] })
    }
  }

  @Test(arguments: Variant.namespaces)
  func `reads namespaces`(_ variant: Variant) throws { try check(variant) }

  @Test(arguments: Variant.numbers)
  func `reads numbers`(_ variant: Variant) throws { try check(variant) }

  @Test(arguments: Variant.coordinates)
  func `reads coordinates`(_ variant: Variant) throws { try check(variant) }

  @Test(arguments: Variant.times)
  func `reads times`(_ variant: Variant) throws { try check(variant) }

  @Test(arguments: Variant.structure)
  func `reads structure`(_ variant: Variant) throws { try check(variant) }

  @Test(arguments: Variant.texts)
  func `reads texts`(_ variant: Variant) throws { try check(variant) }

  @Test(arguments: Variant.markup)
  func `reads markup`(_ variant: Variant) throws { try check(variant) }

  @Test(arguments: Variant.damage)
  func `reads what is left`(_ variant: Variant) throws { try check(variant) }

  @Test(arguments: Variant.attacks)
  func `reads what is meant to do harm`(_ variant: Variant) throws { try check(variant) }
}
