import SwiftUI

/// The picture of a place on the colour of its kind.
struct PlaceSign: View {
  var kind: Place.Kind

  var body: some View {
    Image(systemName: kind.symbol)
      .font(.system(size: 13))
      .foregroundStyle(.white)
      .frame(width: 22, height: 22)
      .background(kind.tint)
      .cornerRadius(5)
      .overlay { RoundedRectangle(cornerRadius: 5).stroke(.white, lineWidth: 1.5) }
  }
}
