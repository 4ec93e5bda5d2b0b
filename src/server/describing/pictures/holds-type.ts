import type { Size } from './fit-to-tiles.ts'

/** Three bytes per pixel. */
export interface Pixels extends Size {
  rgb: Buffer
}

/** Printed and drawn pictures have plain grounds: at least this share in four of 64 grey levels. */
const leastGround = 0.25
/** Below this, everything else must indicate type: pictures of coloured panels and hard shadows reach it, too. */
const plainGround = 0.35

/** Edge of a block of a thumbnail in pixels; a block contains a word or two. */
const blockPixels = 10
/** Share of a block in its most common grey if a word is on paper. */
const leastPaper = 0.3
const leastInk = 0.12
const leastBusy = 0.06

/** Differences between neighbouring pixels, of 255: below flat, a shade, a stroke. */
const flatStep = 2
const busyStep = 12
const softStep = 24
const inkStep = 32
const strongStep = 48

/** Share of all blocks. A single thing on plain ground is small, but its type is not. */
const leastFilled = 0.08

/** By contrast alone, and with the written share: between the most that photographs reach and the least that pages have. */
const leastOfPlain = { contrast: 0.08, score: 0.6 }
const leastOfColourful = { contrast: 0.3, score: 1.1 }

/**
 * Whether a picture contains small type, as screenshots, documents, charts, infographics and scans do. Decided by its thumbnail,
 * where type is illegible but still does not look like a photograph: plain grounds, and strokes on paper instead of
 * shades elsewhere.
 */
export function holdsType({ rgb, width, height }: Pixels): boolean {
  // Nearly all photographs fail one of the first two checks, which are the cheapest.
  const ground = groundOf(rgb)
  if (ground < leastGround) return false
  const grey = readGrey(rgb, width * height)
  const contrast = contrastOf(grey, width, height)
  const least = ground < plainGround ? leastOfColourful : leastOfPlain
  if (contrast < least.contrast) return false
  const { busy, written } = lookAtBlocks(grey, width, height)
  return busy >= leastFilled && contrast + written >= least.score
}

function greyAt(rgb: Buffer, at: number): number {
  return (rgb[at]! * 77 + rgb[at + 1]! * 150 + rgb[at + 2]! * 29) >> 8
}

function readGrey(rgb: Buffer, pixels: number): Uint8Array {
  const grey = new Uint8Array(pixels)
  for (let at = 0; at < pixels; at += 1) grey[at] = greyAt(rgb, at * 3)
  return grey
}

/** The share of pixels (every fifth is sampled) in the four most common levels. */
function groundOf(rgb: Buffer): number {
  const levels = new Uint32Array(64)
  let pixels = 0
  for (let at = 0; at < rgb.length; at += 15) {
    levels[greyAt(rgb, at) >> 2]! += 1
    pixels += 1
  }
  levels.sort()
  return levels.subarray(-4).reduce((sum, count) => sum + count, 0) / pixels
}

/** The share of non-flat steps that are strokes and not shades; every third line is sampled. */
function contrastOf(grey: Uint8Array, width: number, height: number): number {
  let soft = 0
  let strong = 0
  for (let y = 0; y < height - 1; y += 3) {
    for (let at = y * width; at < (y + 1) * width - 1; at += 1) {
      const step = stepAt(grey, at, width)
      if (step > strongStep) strong += 1
      else if (step > flatStep && step < softStep) soft += 1
    }
  }
  return strong / (soft + strong + 1)
}

/** `busy`: the share of blocks that show something. `written`: the share of these with strokes on paper. */
function lookAtBlocks(grey: Uint8Array, width: number, height: number) {
  let blocks = 0
  let written = 0
  let busy = 0
  for (let top = 0; top + blockPixels < height; top += blockPixels) {
    for (let left = 0; left + blockPixels < width; left += blockPixels) {
      blocks += 1
      const block = lookAtBlock(grey, top * width + left, width)
      if (block.busy > leastBusy) busy += 1
      if (block.paper > leastPaper && block.ink > leastInk) written += 1
    }
  }
  return { busy: busy / blocks, written: written / (busy + 1) }
}

const levelsOfBlock = new Uint8Array(33)

function lookAtBlock(grey: Uint8Array, start: number, width: number) {
  levelsOfBlock.fill(0)
  let busy = 0
  let ink = 0
  for (let y = 0; y < blockPixels; y += 1) {
    for (let at = start + y * width; at < start + y * width + blockPixels; at += 1) {
      levelsOfBlock[grey[at]! >> 3]! += 1
      const step = stepAt(grey, at, width)
      if (step > busyStep) busy += 1
      if (step > inkStep) ink += 1
    }
  }
  let paper = 0
  for (let level = 0; level < 32; level += 1)
    paper = Math.max(paper, levelsOfBlock[level]! + levelsOfBlock[level + 1]!)
  const pixels = blockPixels ** 2
  return { paper: paper / pixels, ink: ink / pixels, busy: busy / pixels }
}

/** The larger difference between a pixel and its right or lower neighbour. */
function stepAt(grey: Uint8Array, at: number, width: number): number {
  const here = grey[at]!
  return Math.max(Math.abs(grey[at + 1]! - here), Math.abs(grey[at + width]! - here))
}
