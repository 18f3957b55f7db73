extension Diagnostic.Code {
  /// A name that stays the same from version to version, such as `missing-latitude`.
  public var name: String {
    switch self {
    case .invalidUTF8: "invalid-utf8"
    case .invalidUTF16: "invalid-utf16"
    case .missingByteOrderMark: "missing-byte-order-mark"
    case .unsupportedEncoding: "unsupported-encoding"
    case .wrongEncodingDeclaration: "wrong-encoding-declaration"
    case .textBeforeDeclaration: "text-before-declaration"
    case .contentAfterEnd: "content-after-end"
    case .unexpectedEndOfFile: "unexpected-end-of-file"
    case .entityDeclaration: "entity-declaration"
    case .unknownEntity: "unknown-entity"
    case .strayAmpersand: "stray-ampersand"
    case .forbiddenCharacter: "forbidden-character"
    case .strayMarkup: "stray-markup"
    case .malformedTag: "malformed-tag"
    case .duplicateAttribute: "duplicate-attribute"
    case .tooManyAttributes: "too-many-attributes"
    case .nameTooLong: "name-too-long"
    case .nestingTooDeep: "nesting-too-deep"
    case .mismatchedEndTag: "mismatched-end-tag"
    case .unexpectedEndTag: "unexpected-end-tag"
    case .unclosedElement: "unclosed-element"
    case .undeclaredPrefix: "undeclared-prefix"
    case .tooManyNamespaces: "too-many-namespaces"
    case .missingNamespace: "missing-namespace"
    case .unknownNamespace: "unknown-namespace"
    case .nestedDocument: "nested-document"
    case .missingVersion: "missing-version"
    case .missingCreator: "missing-creator"
    case .unknownVersion: "unknown-version"
    case .versionMismatch: "version-mismatch"
    case .unknownElement: "unknown-element"
    case .misplacedElement: "misplaced-element"
    case .misplacedWaypoint: "misplaced-waypoint"
    case .foreignElement: "foreign-element"
    case .unknownAttribute: "unknown-attribute"
    case .wrongOrder: "wrong-order"
    case .duplicateElement: "duplicate-element"
    case .unexpectedText: "unexpected-text"
    case .markupInText: "markup-in-text"
    case .emptyValue: "empty-value"
    case .missingAttribute: "missing-attribute"
    case .missingLatitude: "missing-latitude"
    case .missingLongitude: "missing-longitude"
    case .malformedNumber: "malformed-number"
    case .decimalComma: "decimal-comma"
    case .exponentNumber: "exponent-number"
    case .latitudeOutOfRange: "latitude-out-of-range"
    case .longitudeOutOfRange: "longitude-out-of-range"
    case .longitude180: "longitude-180"
    case .elevationOutOfRange: "elevation-out-of-range"
    case .valueOutOfRange: "value-out-of-range"
    case .unknownFix: "unknown-fix"
    case .malformedTime: "malformed-time"
    case .oddTime: "odd-time"
    case .irregularTime: "irregular-time"
    case .timeWithoutZone: "time-without-zone"
    case .timeRunsBackwards: "time-runs-backwards"
    case .malformedBounds: "malformed-bounds"
    }
  }

  /// How far such a deviation goes.
  public var severity: Diagnostic.Severity {
    switch self {
    case .missingByteOrderMark, .timeWithoutZone, .timeRunsBackwards:
      .notice
    case .nestedDocument, .missingVersion, .missingCreator, .versionMismatch, .unknownElement,
      .misplacedElement, .foreignElement, .unknownAttribute, .wrongOrder, .duplicateElement,
      .unexpectedText, .markupInText, .emptyValue, .missingAttribute, .exponentNumber,
      .longitude180, .irregularTime, .malformedBounds, .valueOutOfRange, .unknownFix:
      .fault
    default:
      .violation
    }
  }
}
