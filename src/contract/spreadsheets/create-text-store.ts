// Larger than the largest text of a row is in UTF-8, so no text spans two pieces. And larger than what the C library may keep for itself
// once it is freed, 32 MB: it goes back to the system with the workbook. What is not written yet takes no memory.
const pieceBytes = 36 * 1_048_576
const placesPerPiece = pieceBytes / 8

/**
 * Texts by their numbers, kept as bytes outside of the garbage collector's heap: each costs its length in UTF-8 plus eight bytes. None can
 * be longer than a million characters. Places have 32 bits, enough for what `spreadsheetLimits` lets a part of a workbook contain.
 */
export function createTextStore() {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const pieces: Uint8Array<ArrayBuffer>[] = []
  // Where each text begins and how long it is. In pieces, too: a growing array exists twice while it is copied.
  const places: Uint32Array<ArrayBuffer>[] = []
  let count = 0
  let used = pieceBytes
  let bytes = 0

  return {
    add(text: string): void {
      // Room for the most bytes that it can have, so that none of it is left out.
      if (used + 3 * text.length > pieceBytes) {
        pieces.push(new Uint8Array(pieceBytes))
        used = 0
      }
      const at = 2 * (count % placesPerPiece)
      if (at === 0) places.push(new Uint32Array(2 * placesPerPiece))
      const { written } = encoder.encodeInto(text, pieces.at(-1)!.subarray(used))
      const own = places.at(-1)!
      own[at] = (pieces.length - 1) * pieceBytes + used
      own[at + 1] = written
      count += 1
      used += written
      bytes += written
    },
    /** Undefined: there is no text of this number. */
    get(index: number): string | undefined {
      if (!(index >= 0 && index < count)) return undefined
      const own = places[Math.floor(index / placesPerPiece)]!
      const at = 2 * (index % placesPerPiece)
      const place = own[at]!
      const start = place % pieceBytes
      const piece = pieces[Math.floor(place / pieceBytes)]!
      return decoder.decode(piece.subarray(start, start + own[at + 1]!))
    },
    count: () => count,
    bytes: () => bytes,
    /** What the texts and their places take. */
    heldBytes: () => bytes + 8 * count,
    /** Frees the memory at once: the garbage collector would not notice memory outside its heap for a long time. */
    forget(): void {
      for (const { buffer } of [...pieces, ...places]) buffer.transfer(0)
      count = 0
    },
  }
}

export type TextStore = ReturnType<typeof createTextStore>
