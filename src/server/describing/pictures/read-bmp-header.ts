import { limits } from '#contract/limits.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { refuseSize } from './most-pixels.ts'

/** How the colours of a BMP are packed. */
export type BmpCompression = 'none' | 'runs of 8 bits' | 'runs of 4 bits' | 'masks'

export interface BmpHeader {
  width: number
  height: number
  /** The first line in the file is the highest; usually it is the lowest. */
  isTopDown: boolean
  depth: number
  compression: BmpCompression
  /** Where the pixels begin in the file. */
  pixelsAt: number
  /** Where the colour table begins in the file, four bytes a colour. */
  paletteAt: number
  colours: number
  /** Which bits of a pixel are red, green and blue. */
  masks: [number, number, number]
}

/** Decoding is one step that nothing can interrupt: this many pixels take about a tenth of a second. */
const maxPixels = limits.pictureMegapixels.bmp * 1e6

const sizesOfHeaders = [40, 52, 56, 108, 124]
const sizesOfOs2Headers = [12, 16, 64]
const depths = [1, 4, 8, 16, 24, 32]

/**
 * Reads the header of a BMP and checks it against the length of the file: it may announce gigabytes, and nothing is
 * allocated before.
 */
export function readBmpHeader(file: Buffer): { header: BmpHeader } | { fault: PictureFault } {
  if (file.length < 26) return damaged
  const headerBytes = file.readUInt32LE(14)
  if (sizesOfOs2Headers.includes(headerBytes)) return unsupported('OS/2-BMP')
  if (!sizesOfHeaders.includes(headerBytes) || file.length < 14 + headerBytes) return damaged

  const width = file.readInt32LE(18)
  const signedHeight = file.readInt32LE(22)
  const height = Math.abs(signedHeight)
  const depth = file.readUInt16LE(28)
  const packing = file.readUInt32LE(30)
  if (width <= 0 || height === 0) return damaged
  if (width * height > maxPixels) return refuseSize({ width, height }, { pixels: maxPixels, form: 'BMP' })
  if (packing === 4 || packing === 5) return unsupported('BMP-JPEG/PNG')
  const compression = nameCompression(packing, depth)
  if (!compression || !depths.includes(depth)) return damaged

  const pixelsAt = file.readUInt32LE(10)
  const hasMasksBehind = headerBytes === 40 && compression === 'masks'
  const paletteAt = 14 + headerBytes + (hasMasksBehind ? 12 : 0)
  const colours = depth > 8 ? 0 : Math.min(file.readUInt32LE(46) || 2 ** depth, 2 ** depth)
  const packedBytes = compression.startsWith('runs') ? 2 : Math.ceil((width * depth) / 32) * 4 * height
  if (pixelsAt < 26 || pixelsAt + packedBytes > file.length) return damaged
  if (paletteAt + colours * 4 > file.length) return damaged
  const masks = compression === 'masks' ? readMasks(file) : plainMasks(depth)
  return {
    header: {
      width,
      height,
      isTopDown: signedHeight < 0,
      depth,
      compression,
      pixelsAt,
      paletteAt,
      colours,
      masks,
    },
  }
}

const damaged: { fault: PictureFault } = { fault: { code: 'damaged' } }

function unsupported(format: string): { fault: PictureFault } {
  return { fault: { code: 'unsupported_format', details: { format } } }
}

function nameCompression(packing: number, depth: number): BmpCompression | null {
  if (packing === 0) return 'none'
  if (packing === 1 && depth === 8) return 'runs of 8 bits'
  if (packing === 2 && depth === 4) return 'runs of 4 bits'
  return (packing === 3 || packing === 6) && (depth === 16 || depth === 32) ? 'masks' : null
}

/** They stand in the newer headers, and behind the older one, at the same place. */
function readMasks(file: Buffer): BmpHeader['masks'] {
  return [file.readUInt32LE(54), file.readUInt32LE(58), file.readUInt32LE(62)]
}

function plainMasks(depth: number): BmpHeader['masks'] {
  return depth === 16 ? [0x7c00, 0x3e0, 0x1f] : [0xff0000, 0xff00, 0xff]
}
