extension TimeColumn {
  /// The time of the first row that has one.
  var firstPresent: Timestamp? {
    for case let time? in self { return time }
    return nil
  }
}
