import { createUtf8Check } from './check-utf8.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export interface EncodingDetector {
  push(bytes: Uint8Array): void
  end(): Encoding
  /** At the end: the offset of the first invalid byte in a text that is UTF-8 nonetheless; else null. */
  brokenAt(): number | null
}

const sampleBytes = 65_536
/** The share of invalid bytes up to which a text still counts as UTF-8. */
const mostBroken = 0.01

/**
 * Detects a text's encoding, as a TextDecoder label, from bytes in chunks of any size. In this order: a byte order mark; UTF-16 if
 * NULs are at even or odd positions; UTF-8 if it decodes except for a few invalid bytes; else Windows-1252.
 */
export function createEncodingDetector(): EncodingDetector {
  const utf8 = createUtf8Check()
  const sample = new Uint8Array(sampleBytes)
  let sampled = 0
  let bytesInAll = 0
  let brokenAt: number | null = null

  return {
    push(bytes) {
      if (sampled < sampleBytes) {
        const piece = bytes.subarray(0, sampleBytes - sampled)
        sample.set(piece, sampled)
        sampled += piece.length
      }
      bytesInAll += bytes.length
      utf8.push(bytes)
    },
    end() {
      const beginning = sample.subarray(0, sampled)
      const count = utf8.end()
      const { whole, broken } = count
      // Windows-1252 text hardly ever contains a valid multi-byte sequence by chance.
      const isUtf8 = broken === 0 || (whole > broken && broken < bytesInAll * mostBroken)
      const encoding =
        encodingOfMark(beginning) ?? utf16WithoutMark(beginning) ?? (isUtf8 ? 'utf-8' : 'windows-1252')
      brokenAt = encoding === 'utf-8' ? count.brokenAt : null
      return encoding
    },
    brokenAt: () => brokenAt,
  }
}

function encodingOfMark(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

// A list of addresses is mostly ASCII, so in UTF-16 most units contain a NUL, nearly always on the same side. A stray NUL, or the
// NULs all over a binary file, are not UTF-16.
function utf16WithoutMark(bytes: Uint8Array): Encoding | null {
  const nuls = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) nuls[at % 2]! += 1
  const [even, odd] = nuls as [number, number]
  const enough = bytes.length / 8
  if (odd >= enough && odd > even * 10) return 'utf-16le'
  if (even >= enough && even > odd * 10) return 'utf-16be'
  return null
}
