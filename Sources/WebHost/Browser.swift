#if arch(wasm32)

// The functions of Web/host.js that this side calls. Texts are passed as an address and a number of bytes.

/// Writes the width, ascent and descent of a line of text, in points, to `result`.
@_extern(wasm, module: "host", name: "measure")
func browserMeasure(
  _ text: UnsafePointer<UInt8>?,
  _ count: Int32,
  _ size: Double,
  _ weight: Int32,
  _ design: Int32,
  _ isItalic: Int32,
  _ result: UnsafeMutablePointer<Double>?
)

/// Keeps a picture of four bytes a pixel under a number.
@_extern(wasm, module: "host", name: "makeImage")
func browserMakeImage(
  _ id: UInt32,
  _ width: Int32,
  _ height: Int32,
  _ pixels: UnsafePointer<UInt8>?
)

/// Lets the picture of that number go.
@_extern(wasm, module: "host", name: "releaseImage")
func browserReleaseImage(_ id: UInt32)

/// Asks for one call of `frame` soon.
@_extern(wasm, module: "host", name: "requestFrame")
func browserRequestFrame()

/// Gives the page a title.
@_extern(wasm, module: "host", name: "setTitle")
func browserSetTitle(_ text: UnsafePointer<UInt8>?, _ count: Int32)

/// Shows a message to the developer.
@_extern(wasm, module: "host", name: "report")
func browserReport(_ text: UnsafePointer<UInt8>?, _ count: Int32)

/// 1 where the person asked for less movement, else 0.
@_extern(wasm, module: "host", name: "reducesMotion")
func browserReducesMotion() -> Int32

/// 1 where paintings of layers are kept, else 0.
@_extern(wasm, module: "host", name: "keepsLayers")
func browserKeepsLayers() -> Int32

/// The number of bytes of the world that the page carries; 0 where it carries none.
@_extern(wasm, module: "host", name: "worldSize")
func browserWorldSize() -> Int32

/// Reads a part of the world, and inflates it unless `inflatedCount` is negative; the script calls `takeWorld` later.
@_extern(wasm, module: "host", name: "readWorld")
func browserReadWorld(_ request: UInt32, _ offset: Int32, _ count: Int32, _ inflatedCount: Int32)

/// The two letters of the person's language, the first one in the low byte.
@_extern(wasm, module: "host", name: "language")
func browserLanguage() -> Int32

/// Fills a place in memory with bytes that nobody can foretell.
@_extern(wasm, module: "host", name: "randomize")
func browserRandomize(_ address: UnsafeMutableRawPointer?, _ count: Int)

/// What Swift's hash tables take their seeds from.
///
/// The C library has a function of this name, with a generator of its own behind it, and with `printf` and all of its
/// files behind that, for the words in which it would complain.
@_cdecl("arc4random_buf")
func fillRandomly(_ address: UnsafeMutableRawPointer?, _ count: Int) {
  browserRandomize(address, count)
}

#endif
