import { decode } from 'bmp-ts'
import type { PictureFault } from '#contract/picture-faults.ts'

export interface DecodedBmp {
  rgba: Buffer
  width: number
  height: number
}

/** Decoding is one step that nothing can interrupt: this many pixels take about a fifth of a second. */
const maxPixels = 25_000_000

/** Depths that bmp-ts gets right when nothing is compressed; its 4-bit decoder stops after one line of odd width. */
const depths = [1, 4, 8, 16, 24, 32]
const bitFields = 3

/**
 * Decodes a BMP. The header is checked against the length of the file first: it may announce gigabytes, and the
 * decoder would allocate them.
 */
export function decodeBmp(bytes: Buffer): DecodedBmp | { fault: PictureFault } {
  if (bytes.length < 54) return { fault: { code: 'damaged' } }
  const pixelsAt = bytes.readUInt32LE(10)
  const headerBytes = bytes.readUInt32LE(14)
  const width = bytes.readInt32LE(18)
  const height = Math.abs(bytes.readInt32LE(22))
  const depth = bytes.readUInt16LE(28)
  const compression = bytes.readUInt32LE(30)
  const colours = bytes.readUInt32LE(46)

  if (![40, 52, 56, 108, 124].includes(headerBytes)) return { fault: { code: 'unsupported_format' } }
  if (width <= 0 || height === 0) return { fault: { code: 'damaged' } }
  if (width * height > maxPixels) return { fault: { code: 'too_many_pixels' } }
  const isPlain = compression === 0 || (compression === bitFields && (depth === 16 || depth === 32))
  if (!isPlain || !depths.includes(depth) || (depth === 4 && width % 2 === 1)) {
    return { fault: { code: 'unsupported_format' } }
  }
  const bytesPerLine = Math.ceil((width * depth) / 32) * 4
  if (pixelsAt + bytesPerLine * height > bytes.length || colours > 256) return { fault: { code: 'damaged' } }

  try {
    // Without `toRGBA` the decoder answers ABGR, the only order that it fills correctly at every depth.
    const { data } = decode(bytes)
    return { rgba: data.swap32(), width, height }
  } catch {
    return { fault: { code: 'damaged' } }
  }
}
