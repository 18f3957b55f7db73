/// A time that was read, and how its text differs from the schema's form.
struct TimestampReading {
  /// How a written time differs from `xsd:dateTime`.
  enum Form: UInt8 {
    /// As the schema has it.
    case regular
    /// As the schema has it, without a zone: read as UTC.
    case withoutZone
    /// Not quite: the offset or the fraction is written differently.
    case irregular
    /// Another form altogether.
    case foreign
  }

  var timestamp: Timestamp
  var form: Form
}
