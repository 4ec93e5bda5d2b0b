/** Into how many parts a picture is cut, both ways. */
const parts = 4

/**
 * The average red, green and blue of 4 × 4 parts of `side` × `side` RGBA pixels, on white: nearly the same however a
 * picture is scaled and compressed.
 */
export function takeFingerprint(pixels: Buffer, side: number): Uint8Array {
  const sums = new Float64Array(parts * parts * 3)
  const length = side / parts
  for (let index = 0; index < side * side; index += 1) {
    const part = Math.floor(index / side / length) * parts + Math.floor((index % side) / length)
    const alpha = pixels[index * 4 + 3] ?? 255
    for (let channel = 0; channel < 3; channel += 1) {
      const onWhite = ((pixels[index * 4 + channel] ?? 0) * alpha + 255 * (255 - alpha)) / 255
      sums[part * 3 + channel] = (sums[part * 3 + channel] ?? 0) + onWhite
    }
  }
  return Uint8Array.from(sums, (sum) => Math.round(sum / length ** 2))
}
