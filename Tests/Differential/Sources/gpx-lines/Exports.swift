#if arch(wasm32)

// The same in WebAssembly, where there are no files: room for the bytes, then the report on them. Both stay where they
// are until the next call, and whoever calls reads them from memory.

/// The bytes of a file that are to be read.
nonisolated(unsafe) private var file = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

/// The report on them.
nonisolated(unsafe) private var lines = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

/// Makes room for the bytes of a file and tells where it is.
@_expose(wasm, "reserve")
@_cdecl("gpx_lines_reserve")
func reserve(_ count: Int32) -> UInt32 {
  file.deallocate()
  file = .allocate(capacity: Int(count))
  return UInt32(UInt(bitPattern: file.baseAddress))
}

/// Reads the file and tells how many bytes the report has.
@_expose(wasm, "report")
@_cdecl("gpx_lines_report")
func report(_ isStrict: Int32) -> Int32 {
  let bytes = Report.lines(of: Array(file), isStrict: isStrict != 0)
  lines.deallocate()
  lines = .allocate(capacity: bytes.count)
  _ = lines.initialize(from: bytes)
  return Int32(bytes.count)
}

/// Tells where the report is.
@_expose(wasm, "address")
@_cdecl("gpx_lines_address")
func address() -> UInt32 {
  UInt32(UInt(bitPattern: lines.baseAddress))
}

#endif
