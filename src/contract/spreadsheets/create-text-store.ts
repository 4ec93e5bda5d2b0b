// Larger than the largest text of a row is in UTF-8: none lies in two pieces.
const pieceBytes = 4 * 1_048_576

/**
 * Texts by their numbers, kept as bytes outside of the memory that is collected: a million of them cost what they are long in
 * UTF-8, and eight bytes each. None may be longer than a million characters.
 */
export function createTextStore() {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const pieces: Uint8Array[] = []
  let places = new Uint32Array(2_048)
  let count = 0
  let used = pieceBytes
  let bytes = 0

  return {
    add(text: string): void {
      // As many bytes as it can be at most, so that none of it is left out.
      if (used + 3 * text.length > pieceBytes) {
        pieces.push(new Uint8Array(pieceBytes))
        used = 0
      }
      if (2 * count === places.length) places = grown(places)
      const { written } = encoder.encodeInto(text, pieces[pieces.length - 1]!.subarray(used))
      places[2 * count] = (pieces.length - 1) * pieceBytes + used
      places[2 * count + 1] = written
      count += 1
      used += written
      bytes += written
    },
    /** Undefined: there is no text of this number. */
    get(index: number): string | undefined {
      if (!(index >= 0 && index < count)) return undefined
      const place = places[2 * index]!
      const start = place % pieceBytes
      const piece = pieces[Math.floor(place / pieceBytes)]!
      return decoder.decode(piece.subarray(start, start + places[2 * index + 1]!))
    },
    count: () => count,
    bytes: () => bytes,
  }
}

export type TextStore = ReturnType<typeof createTextStore>

function grown(places: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * places.length)
  larger.set(places)
  return larger
}
