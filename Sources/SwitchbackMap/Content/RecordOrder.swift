/// Gives records numbers that rise in the order of the content, and writes as few as it can.
enum RecordOrder {
  /// Numbers the records and returns those that had another number before.
  ///
  /// Records that already stand in order keep their numbers; what is new or moved gets numbers between theirs.
  static func assign(to records: [MapRecord]) -> [MapRecord] {
    var changed: [MapRecord] = []
    var lower = 0.0
    var index = 0
    while index < records.count {
      if records[index].order > lower {
        lower = records[index].order
        index += 1
        continue
      }
      var end = index + 1
      while end < records.count, records[end].order <= lower { end += 1 }
      let count = Double(end - index)
      let upper = end < records.count ? records[end].order : lower + count + 1
      let step = (upper - lower) / (count + 1)
      // Between two numbers that are too close there is no room: all are given anew.
      if step < 1e-6 { return renumber(records) }
      for position in index..<end {
        let order = lower + step * Double(position - index + 1)
        if records[position].order != 0 { changed.append(records[position]) }
        records[position].order = order
      }
      lower = records[end - 1].order
      index = end
    }
    return changed
  }

  private static func renumber(_ records: [MapRecord]) -> [MapRecord] {
    var changed: [MapRecord] = []
    for (position, record) in records.enumerated() {
      let order = Double(position + 1)
      if record.order != 0, record.order != order { changed.append(record) }
      record.order = order
    }
    return changed
  }
}
