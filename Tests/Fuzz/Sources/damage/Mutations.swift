internal import Dispatch
internal import Foundation
internal import Properties
internal import Synchronization

/// Reads many damaged files, and looks whether all holds that must.
final class Mutations: Sendable {
  private let mutation: Mutation

  /// How many seconds one file may take: hundreds of times what the slowest takes.
  private static let patience = 20.0

  private let faults = Mutex<[String]>([])

  /// The seeds that are being read, and since when, by the threads that read them.
  private let running = Mutex<[Int: (seed: UInt64, since: Date)]>([:])

  init(_ folders: [String]) {
    mutation = Mutation(Files.read(folders).map(\.bytes))
  }

  /// The damaged file of a seed.
  func bytes(seed: UInt64) -> [UInt8] { mutation.bytes(seed: seed) }

  /// Reads the files of a number of seeds.
  func run(first: UInt64, count: Int) -> [String] {
    Thread.detachNewThread { while true { self.watch() } }
    let threads = ProcessInfo.processInfo.activeProcessorCount
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for index in stride(from: thread, to: count, by: threads) {
        read(seed: first + UInt64(index), thread)
      }
      running.withLock { $0[thread] = nil }
    }
    print("\(count) damaged files were read, from seed \(first) on")
    return faults.withLock { $0 }
  }

  private func read(seed: UInt64, _ thread: Int) {
    running.withLock { $0[thread] = (seed, Date()) }
    if let fault = Properties.fault(of: bytes(seed: seed)) {
      faults.withLock { $0.append("seed \(seed): \(fault)") }
    }
  }

  /// Ends the program where a file takes too long.
  private func watch() {
    Thread.sleep(forTimeInterval: 1)
    let slow = running.withLock { running in
      running.values.first { Date().timeIntervalSince($0.since) > Self.patience }
    }
    if let slow {
      print("seed \(slow.seed): takes more than \(Int(Self.patience)) seconds")
      exit(1)
    }
  }
}
