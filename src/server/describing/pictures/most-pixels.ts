import { limits } from '#contract/limits.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import type { Size } from './fit-to-tiles.ts'
import type { PictureFormat } from './sniff-format.ts'

/** The maximum number of pixels for a file, and the name of its form if that is the reason for a lower limit. */
export interface MostPixels {
  pixels: number
  form?: string
}

const { line, whole, unfolded } = limits.pictureMegapixels
const byLine: MostPixels = { pixels: line * 1e6 }

/**
 * How large a picture can be: one that is decoded line by line takes little memory whatever its size, all others are
 * decoded as a whole. Decided by the headers; if they do not say, the file counts as one of the others.
 */
export function mostPixelsOf(file: Buffer, format: PictureFormat): MostPixels {
  if (format === 'gif' || format === 'avif') return { pixels: unfolded * 1e6, form: format.toUpperCase() }
  const form = nameWholeForm[format]?.(file)
  return form ? { pixels: whole * 1e6, form } : byLine
}

/** Refuses with the picture's size and its limit, and whether another form of it could be larger. */
export function refuseSize({ width, height }: Size, { pixels, form }: MostPixels): { fault: PictureFault } {
  const details = { megapixels: Math.ceil((width * height) / 1e6), maxMegapixels: Math.round(pixels / 1e6) }
  return form
    ? { fault: { code: 'too_many_pixels_in_form', details: { ...details, form, otherMegapixels: line } } }
    : { fault: { code: 'too_many_pixels', details } }
}

/** Null: it is decoded line by line. */
const nameWholeForm: Partial<Record<PictureFormat, (file: Buffer) => string | null>> = {
  jpeg: (file) => (isBaseline(file) ? null : 'JPEG (progressive)'),
  png: (file) => (file[28] === 0 ? null : 'PNG (interlaced)'),
  heic: () => 'HEIC',
  webp: (file) => (isPlainLossy(file) ? null : 'WebP (lossless)'),
  tiff: (file) => (hasShortStrips(file) ? null : 'TIFF'),
}

const startOfScan = 0xda

/** One scan with all components; several are assembled in memory, whatever the first marker says. */
function isBaseline(file: Buffer): boolean {
  let colours = 0
  for (let at = 2; at + 9 < file.length && file[at] === 0xff; ) {
    const marker = file[at + 1]!
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === startOfScan) return colours > 0 && file[at + 4] === colours
    if (marker === 0xc0 || marker === 0xc1) colours = file[at + 9]!
    at += 2 + file.readUInt16BE(at + 2)
  }
  return false
}

/** Without transparency and animation, which require the whole picture. */
function isPlainLossy(file: Buffer): boolean {
  const kind = file.toString('latin1', 12, 16)
  if (kind === 'VP8 ') return true
  const transparencyOrAnimation = 0x12
  if (kind !== 'VP8X' || ((file[20] ?? 0) & transparencyOrAnimation) !== 0) return false
  for (let at = 12, chunks = 0; at + 8 <= file.length && chunks < 16; chunks += 1) {
    if (file.toString('latin1', at, at + 4) === 'VP8 ') return true
    const size = file.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return false
}

const short = 3
const width = 256
const bitsPerSample = 258
const samplesPerPixel = 277
const rowsPerStrip = 278
const tileWidth = 322
const tileLength = 323
/** A strip is held in memory as a whole. */
const longestStrip = 32_000_000

/** Its strips or tiles, which are read one after the other, are small. */
function hasShortStrips(file: Buffer): boolean {
  const isLittle = file.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? file.readUInt16LE(at) : file.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? file.readUInt32LE(at) : file.readUInt32BE(at))
  try {
    const directory = read32(4)
    const tags = new Map<number, number>()
    for (let entry = 0; entry < read16(directory); entry += 1) {
      const at = directory + 2 + entry * 12
      // Decoders ignore repeated tags.
      if (tags.has(read16(at))) continue
      const isShort = read16(at + 2) === short
      // Of several values, which are stored elsewhere, the first one: all channels have the same depth.
      const from = isShort && read32(at + 4) > 2 ? read32(at + 8) : at + 8
      tags.set(read16(at), isShort ? read16(from) : read32(from))
    }
    const pixelBits = (tags.get(samplesPerPixel) ?? 1) * (tags.get(bitsPerSample) ?? 1)
    // A whole row of tiles is held in memory, and a tile can be wider than the picture.
    const rowBytes = (Math.max(tags.get(width) ?? 0, tags.get(tileWidth) ?? 0) * pixelBits) / 8
    return rowBytes * (tags.get(tileLength) ?? tags.get(rowsPerStrip) ?? 2 ** 32) <= longestStrip
  } catch {
    return false
  }
}
