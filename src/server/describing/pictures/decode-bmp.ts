import type { PictureFault } from '#contract/picture-faults.ts'
import { type BmpHeader, readBmpHeader } from './read-bmp-header.ts'
import { unpackBmpRuns } from './unpack-bmp-runs.ts'

export interface DecodedBmp {
  /** Three bytes a pixel, the highest line first. */
  rgb: Buffer
  width: number
  height: number
}

/** Decodes a BMP of 1 to 32 bits, plain, with masks or run lengths; what transparency it may hold is left out. */
export function decodeBmp(file: Buffer): DecodedBmp | { fault: PictureFault } {
  const read = readBmpHeader(file)
  if ('fault' in read) return read
  const { header } = read
  const { width, height } = header
  const isPacked = header.compression.startsWith('runs')
  const indices = isPacked ? unpackBmpRuns(file, header) : null
  if (isPacked && !indices) return { fault: { code: 'damaged' } }

  const rgb = Buffer.allocUnsafe(width * height * 3)
  const depth = indices ? 8 : header.depth
  const pixels = indices ?? file.subarray(header.pixelsAt)
  const bytesPerLine = indices ? width : Math.ceil((width * depth) / 32) * 4
  const copyLine = chooseCopy(file, header, depth)
  for (let y = 0; y < height; y += 1) {
    const line = header.isTopDown ? y : height - 1 - y
    copyLine(pixels.subarray(line * bytesPerLine, (line + 1) * bytesPerLine), rgb, y * width * 3)
  }
  return { rgb, width, height }
}

type CopyLine = (from: Buffer, to: Buffer, at: number) => void

function chooseCopy(file: Buffer, header: BmpHeader, depth: number): CopyLine {
  if (depth <= 8) return copyIndices(file, header, depth)
  if (depth === 16 || header.compression === 'masks') return copyMasked(header, depth / 8)
  return copyPlain(header.width, depth / 8)
}

function copyPlain(width: number, bytesPerPixel: number): CopyLine {
  return (from, to, at) => {
    for (let x = 0; x < width; x += 1) {
      to[at + x * 3] = from[x * bytesPerPixel + 2] ?? 0
      to[at + x * 3 + 1] = from[x * bytesPerPixel + 1] ?? 0
      to[at + x * 3 + 2] = from[x * bytesPerPixel] ?? 0
    }
  }
}

function copyIndices(file: Buffer, { width, paletteAt, colours }: BmpHeader, depth: number): CopyLine {
  const perByte = 8 / depth
  const bits = 2 ** depth - 1
  // A colour that the table does not hold is black.
  const palette = Buffer.alloc(256 * 4)
  file.copy(palette, 0, paletteAt, paletteAt + colours * 4)
  return (from, to, at) => {
    for (let x = 0; x < width; x += 1) {
      const byte = from[Math.floor(x / perByte)] ?? 0
      const index = (byte >> (8 - depth - (x % perByte) * depth)) & bits
      to[at + x * 3] = palette[index * 4 + 2] ?? 0
      to[at + x * 3 + 1] = palette[index * 4 + 1] ?? 0
      to[at + x * 3 + 2] = palette[index * 4] ?? 0
    }
  }
}

function copyMasked({ width, masks }: BmpHeader, bytesPerPixel: number): CopyLine {
  const channels = masks.map((mask) => {
    const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask)
    return { mask, shift, most: Math.max(1, mask >>> shift) }
  })
  return (from, to, at) => {
    for (let x = 0; x < width; x += 1) {
      const pixel = from.readUIntLE(x * bytesPerPixel, bytesPerPixel)
      for (const [channel, { mask, shift, most }] of channels.entries()) {
        to[at + x * 3 + channel] = Math.round((((pixel & mask) >>> shift) * 255) / most)
      }
    }
  }
}
