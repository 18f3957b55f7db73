/// The places of keys from the smallest to the largest; of equal ones, the place with the smaller key of the
/// second kind comes first, then the first place.
///
/// All that is sorted for a map is sorted by this function: the standard library's is compiled once for each kind
/// of element and each order, which adds up on a page.
///
/// - Complexity: O(n log n) for n keys.
@inline(never)
package func risingOrder(of keys: [Double], then others: [Double] = []) -> [Int] {
  precondition(others.isEmpty || others.count == keys.count, "a place has a key of each kind")
  return keys.indices.sorted { first, second in
    if keys[first] != keys[second] { return keys[first] < keys[second] }
    if !others.isEmpty, others[first] != others[second] { return others[first] < others[second] }
    return first < second
  }
}
