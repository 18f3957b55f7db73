extension String {
  /// The text as it is set in one line: breaks and tabs are spaces, and what neither a font nor XML can hold is gone.
  var asSingleLine: String {
    if unicodeScalars.allSatisfy({ $0.lineRole == .kept }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.lineRole {
      case .kept: result.unicodeScalars.append(scalar)
      case .space: result.unicodeScalars.append(" ")
      case .dropped: break
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate enum LineRole {
    case kept
    case space
    case dropped
  }

  fileprivate var lineRole: LineRole {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: .space
    case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: .dropped
    default: .kept
    }
  }
}
