extension Diagnostic {
  /// What kind of deviation a diagnostic is about.
  public enum Code: UInt8, Hashable, Sendable, CaseIterable {
    /// Bytes that are not UTF-8; each was read as windows-1252.
    case invalidUTF8
    /// Half a character of UTF-16, or an odd byte at the end.
    case invalidUTF16
    /// UTF-16 without a byte order mark.
    case missingByteOrderMark
    /// An encoding that is not known was declared; the bytes are ASCII or UTF-8.
    case unsupportedEncoding
    /// UTF-16 was declared, but the bytes are not.
    case wrongEncodingDeclaration
    /// White space or other text stands before the XML declaration or the document.
    case textBeforeDeclaration
    /// Something stands after the end of the `gpx` element.
    case contentAfterEnd
    /// The file ends before its elements do; what is whole was kept.
    case unexpectedEndOfFile
    /// The document type declares entities; they are never expanded.
    case entityDeclaration
    /// A reference to an entity that XML does not know; HTML's common names are read.
    case unknownEntity
    /// An ampersand that begins no reference; it was kept as a character.
    case strayAmpersand
    /// A character that XML forbids; it was dropped.
    case forbiddenCharacter
    /// A `<` that begins no tag; it was read as text.
    case strayMarkup
    /// A tag whose attributes cannot be told apart; what could be read was.
    case malformedTag
    /// An attribute was given twice; the first counts.
    case duplicateAttribute
    /// More attributes than ``ReadingLimits/attributes``; the rest was ignored.
    case tooManyAttributes
    /// A name longer than ``ReadingLimits/nameLength``; the element was skipped.
    case nameTooLong
    /// Elements deeper than ``ReadingLimits/depth``; they were skipped.
    case nestingTooDeep
    /// An end tag that does not fit the open element; elements between were closed.
    case mismatchedEndTag
    /// An end tag for which no element is open; it was ignored.
    case unexpectedEndTag
    /// An element that another one begins in without its end; it was closed.
    case unclosedElement
    /// A prefix without a namespace; the element was taken as foreign, or as GPX on the root.
    case undeclaredPrefix
    /// More namespaces at once than ``ReadingLimits/namespaces``; the rest was ignored.
    case tooManyNamespaces
    /// An element of GPX without a namespace; it was read as GPX.
    case missingNamespace
    /// The `gpx` element has a namespace that is not GPX's; it was read as GPX.
    case unknownNamespace
    /// The `gpx` element stands inside of another.
    case nestedDocument
    /// The `gpx` element has no version.
    case missingVersion
    /// The `gpx` element does not name its creator.
    case missingCreator
    /// The version is neither 1.0 nor 1.1; the namespace decided.
    case unknownVersion
    /// The version is not that of the namespace; the namespace decided.
    case versionMismatch
    /// An element that GPX does not know; it was kept as an extension.
    case unknownElement
    /// An element that does not belong where it stands; it was kept as an extension.
    case misplacedElement
    /// A waypoint inside of a track or route; it was made one of the document.
    case misplacedWaypoint
    /// An element of another namespace outside of `extensions`; it was kept as one of them.
    case foreignElement
    /// An attribute that GPX does not know; it was ignored.
    case unknownAttribute
    /// An element after another that the schema has behind it.
    case wrongOrder
    /// An element that may stand once stands again; the first counts.
    case duplicateElement
    /// Text where only elements belong; it was ignored.
    case unexpectedText
    /// An element inside of a text; its text was kept.
    case markupInText
    /// An element that should hold a value is empty; the value is absent.
    case emptyValue
    /// An element lacks an attribute that the schema asks for.
    case missingAttribute
    /// A point without a latitude; it was left out.
    case missingLatitude
    /// A point without a longitude; it was left out.
    case missingLongitude
    /// Text that should be a number and is none; the value is absent, and a point without
    /// coordinates was left out.
    case malformedNumber
    /// A comma in place of a decimal dot; it was read as the dot.
    case decimalComma
    /// A number with an exponent, which the schema does not allow; it was read.
    case exponentNumber
    /// A latitude beyond 90 degrees; the point was left out.
    case latitudeOutOfRange
    /// A longitude beyond 180 degrees; it was turned back into the range.
    case longitudeOutOfRange
    /// A longitude of 180 degrees, for which the schema has -180.
    case longitude180
    /// An elevation more than 1 000 000 metres above or below the sea; the value is absent.
    case elevationOutOfRange
    /// A number that the schema does not allow for its element, such as a course of 400; it was kept.
    case valueOutOfRange
    /// A kind of fix that GPX does not have; it was kept.
    case unknownFix
    /// Text that should be a time and is none; the value is absent.
    case malformedTime
    /// A time in another form than the schema's; it was read.
    case oddTime
    /// A time whose fraction or offset is not written as the schema has it; it was read.
    case irregularTime
    /// A time without a zone; it was read as UTC.
    case timeWithoutZone
    /// A point of a segment that is earlier than the one before it.
    case timeRunsBackwards
    /// Stated bounds that lack an edge or are none; they were ignored.
    case malformedBounds
  }
}
