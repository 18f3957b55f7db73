/// Bytes that are read in parts: those of a file, or of what a page carries.
public protocol ByteSource: AnyObject {
  /// The number of bytes that there are.
  var count: Int { get }

  /// Reads a part of them, and inflates it where `inflatedCount` says how many bytes of a zlib stream it is then.
  ///
  /// `then` is called once, now or later, on the thread of the call; with `nil` where the part is not there, or is not
  /// such a stream.
  func read(_ range: Range<Int>, inflatedCount: Int?, then: @escaping ([UInt8]?) -> Void)
}
