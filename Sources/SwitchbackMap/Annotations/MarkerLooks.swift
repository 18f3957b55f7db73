internal import Drawing

/// The looks of a map's balloons: each is made once, however many balloons have it.
struct MarkerLooks {
  /// How many looks are kept; with more, those that no balloon shows any longer are made anew when they are needed.
  private static let capacity = 1024

  /// How many looks were made.
  private(set) var made = 0

  private var looks: [MarkerLook] = []
  private var host: (any Host)?

  mutating func look(for key: MarkerLook.Key, host: any Host) -> MarkerLook {
    if self.host !== host || looks.count >= Self.capacity {
      looks.removeAll()
      self.host = host
    }
    for look in looks.reversed() where look.key.isSame(as: key) { return look }
    let look = MarkerLook(key, host: host)
    made += 1
    looks.append(look)
    return look
  }
}
