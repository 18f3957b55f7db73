import SwiftUI

/// A sign with the height of a pass, and its name where it is selected.
struct PassPin: View {
  var pass: Pass?
  var isSelected = false

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 4) {
        Image(systemName: "mountain.2.fill")
        if let pass {
          if isSelected { Text(pass.name) }
          Text("\(pass.height)")
        }
      }
      .font(.system(size: 12, weight: .semibold))
      .foregroundStyle(.white)
      .padding(EdgeInsets(top: 4, leading: 7, bottom: 4, trailing: 8))
      .background(tint)
      .clipShape(Capsule())
      .overlay { Capsule().stroke(.white.opacity(0.8), lineWidth: 1) }
      Tip()
        .fill(tint)
        .frame(width: 10, height: 6)
    }
  }

  private var tint: Color {
    guard let pass else { return .gray }
    return pass.height >= 2500 ? .indigo : pass.height >= 2100 ? .blue : .teal
  }
}

/// A triangle that points down.
private struct Tip: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
