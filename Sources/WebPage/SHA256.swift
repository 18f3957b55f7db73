/// The hash by which a page's policy names its script.
///
/// Source: NIST FIPS 180-4, https://doi.org/10.6028/NIST.FIPS.180-4 (section 4.1.2 the functions, 4.2.2 the
/// constants, 5 the padding, 6.2 the computation).
enum SHA256 {
  /// The 32 bytes of the hash.
  static func digest(of message: [UInt8]) -> [UInt8] {
    var state = initialState
    let padded = padding(message)
    var schedule = [UInt32](repeating: 0, count: 64)
    for start in stride(from: 0, to: padded.count, by: 64) {
      fill(&schedule, from: padded[start..<(start + 64)])
      compress(&state, schedule)
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(word >> UInt32($0) & 0xFF) }
    }
  }

  /// The message, one bit, zeros, and its length in bits: a multiple of 64 bytes.
  private static func padding(_ message: [UInt8]) -> [UInt8] {
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(bits >> UInt64(shift) & 0xFF))
    }
    return padded
  }

  private static func fill(_ schedule: inout [UInt32], from block: ArraySlice<UInt8>) {
    for index in 0..<16 {
      schedule[index] = block.dropFirst(index * 4).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = turn(early, 7) ^ turn(early, 18) ^ early >> 3
      let second = turn(late, 17) ^ turn(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
  }

  private static func compress(_ state: inout [UInt32], _ schedule: [UInt32]) {
    // a to h of the standard.
    var work = state
    for index in 0..<64 {
      let (a, e) = (work[0], work[4])
      let choice = e & work[5] ^ ~e & work[6]
      let majority = a & work[1] ^ a & work[2] ^ work[1] & work[2]
      let first =
        work[7] &+ (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) &+ choice &+ constants[index]
        &+ schedule[index]
      let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ majority
      work = [first &+ second, a, work[1], work[2], work[3] &+ first, e, work[5], work[6]]
    }
    for index in 0..<8 { state[index] &+= work[index] }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let initialState: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C,
    0x1F83_D9AB, 0x5BE0_CD19,
  ]

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1,
    0x923F_82A4, 0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
    0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786,
    0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147,
    0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
    0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
    0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A,
    0x5B9C_CA4F, 0x682E_6FF3, 0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
    0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}
