#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files, without Foundation: its memory would be counted with that of the reader.
public enum File {
  /// The bytes of a file, nil where it cannot be read.
  public static func content(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0 else { return nil }
    let size = ftell(file)
    rewind(file)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
    return bytes.count == size ? bytes : nil
  }

  /// The bytes of a file that has no size, as those of the system have none.
  static func content(ofSystemFile path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    return [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = fread(buffer.baseAddress, 1, 4096, file)
    }
  }

  /// Reads a file from its beginning to its end, into the same memory again and again.
  ///
  /// Returns whether there is such a file.
  public static func read<Failure: Error>(
    _ path: String,
    inPiecesOf size: Int,
    _ take: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard let file = fopen(path, "rb") else { return false }
    defer { fclose(file) }
    // What is read is handed on as it is: a buffer of the C library would only copy it once more.
    setvbuf(file, nil, _IONBF, 0)
    var piece = [UInt8](repeating: 0, count: size)
    while true {
      let count = piece.withUnsafeMutableBytes { fread($0.baseAddress, 1, size, file) }
      guard count > 0 else { return true }
      try take(piece.span.extracting(first: count))
    }
  }

  /// The largest resident size of this process so far, in bytes.
  ///
  /// On Linux `getrusage` would include that of the process that this one was forked from.
  static func peakBytes() -> Int {
    if let file = fopen("/proc/self/status", "r") {
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, Int32(line.count), file) != nil {
        let digits = line.filter { (48...57).contains($0) }
        guard line.starts(with: "VmHWM:".utf8.map(CChar.init)) else { continue }
        return digits.reduce(0) { $0 * 10 + Int($1) - 48 } * 1024
      }
    }
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return usage.ru_maxrss
  }
}
