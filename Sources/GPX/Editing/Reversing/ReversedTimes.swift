/// What becomes of the times when a way is turned round.
///
/// Times that keep their points would fall from point to point, so that is no choice.
public enum ReversedTimes: Hashable, Sendable {
  /// No point keeps its time: nobody was there in this order.
  case removed

  /// The times are mirrored between the earliest and the latest.
  ///
  /// The way then takes as long as before, each stretch of it as long as it took, and begins when it
  /// began. So they are made and not measured. A point without a time stays without.
  case mirrored
}

/// The interval in which times are mirrored.
struct TimeMirror {
  let earliest: Timestamp
  let latest: Timestamp

  /// The interval of all times in columns; nil where there is none.
  init?(_ columns: some Sequence<TimeColumn>) {
    var range: (earliest: Timestamp, latest: Timestamp)?
    for column in columns {
      for case let time? in column {
        guard let known = range else {
          range = (time, time)
          continue
        }
        range = (min(known.earliest, time), max(known.latest, time))
      }
    }
    guard let range else { return nil }
    earliest = range.earliest
    latest = range.latest
  }

  /// The instant as long after the earliest as the given one is before the latest.
  func mirrored(_ time: Timestamp) -> Timestamp {
    earliest.adding(TimeShift(from: time, to: latest))
  }
}
