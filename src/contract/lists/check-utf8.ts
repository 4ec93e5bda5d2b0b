/** The numbers of multi-byte characters and of invalid bytes: no overlong forms, no surrogates, nothing above U+10FFFF. */
export interface Utf8Count {
  whole: number
  broken: number
  /** The offset of the first invalid byte; null if there is none. */
  brokenAt: number | null
}

/** Counts valid multi-byte characters and invalid bytes, in chunks of any size. */
export function createUtf8Check(): { push(bytes: Uint8Array): void; end(): Utf8Count } {
  let whole = 0
  let broken = 0
  let brokenAt: number | null = null
  let passed = 0
  // How many bytes the current character still needs, and the range of its next one.
  let missing = 0
  let lowest = 0x80
  let highest = 0xbf

  function countBroken(at: number): void {
    broken += 1
    brokenAt ??= passed + at
  }

  function startCharacter(lead: number, at: number): void {
    if (lead < 0xc2 || lead > 0xf4) {
      countBroken(at)
      return
    }
    missing = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3
    lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
    highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  }

  return {
    push(bytes) {
      const words = wordsOf(bytes)
      for (let at = 0; at < bytes.length; at += 1) {
        if (missing === 0) {
          // Lists are mostly ASCII, so four bytes at a time are skipped.
          if ((at & 3) === 0) while (at >> 2 < words.length && (words[at >> 2]! & 0x80808080) === 0) at += 4
          const byte = bytes[at]
          if (byte !== undefined && byte >= 0x80) startCharacter(byte, at)
          continue
        }
        const byte = bytes[at]!
        if (byte < lowest || byte > highest) {
          countBroken(at)
          missing = 0
          // It can start a character of its own.
          if (byte >= 0x80) startCharacter(byte, at)
          continue
        }
        missing -= 1
        if (missing === 0) whole += 1
        lowest = 0x80
        highest = 0xbf
      }
      passed += bytes.length
    },
    end() {
      if (missing > 0) countBroken(0)
      missing = 0
      return { whole, broken, brokenAt }
    },
  }
}

// Only memory aligned to a word can be read word by word.
function wordsOf(bytes: Uint8Array): Uint32Array {
  if (bytes.byteOffset % 4 !== 0) return new Uint32Array()
  return new Uint32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4))
}
