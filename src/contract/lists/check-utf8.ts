/** Checks bytes in pieces of any size for strict UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF. */
export function createUtf8Check(): { push(bytes: Uint8Array): void; end(): boolean } {
  let isValid = true
  // The bytes that the character under way still needs, and the range that its next one must lie in.
  let missing = 0
  let lowest = 0x80
  let highest = 0xbf

  function startCharacter(lead: number): boolean {
    if (lead < 0xc2 || lead > 0xf4) return false
    missing = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3
    lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
    highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
    return true
  }

  return {
    push(bytes) {
      const words = wordsOf(bytes)
      for (let at = 0; isValid && at < bytes.length; at += 1) {
        if (missing === 0) {
          // Lists are ASCII for the most part: four bytes at a time are passed over.
          if ((at & 3) === 0) while (at >> 2 < words.length && (words[at >> 2]! & 0x80808080) === 0) at += 4
          const byte = bytes[at]
          if (byte !== undefined && byte >= 0x80) isValid = startCharacter(byte)
          continue
        }
        const byte = bytes[at]!
        isValid = byte >= lowest && byte <= highest
        missing -= 1
        lowest = 0x80
        highest = 0xbf
      }
    },
    end: () => isValid && missing === 0,
  }
}

// Only memory that begins at a whole word can be read by words.
function wordsOf(bytes: Uint8Array): Uint32Array {
  if (bytes.byteOffset % 4 !== 0) return new Uint32Array()
  return new Uint32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4))
}
