import type { Tiling } from '#server/describing/tiling.ts'

export interface Size {
  width: number
  height: number
}

/** Stretching a picture by this much is not visible. */
const mostStretch = 0.03

/** A tile is not started if it shows less than this share of an edge's detail. */
const leastDetail = 0.9

/**
 * A strip whose height is less than half its length can be longer than other pictures, up to the cost of one with 2 : 1;
 * otherwise a panorama would be a line. Beyond 56 tiles Anthropic itself scales pictures down.
 */
const longestStrip = 1.75

/** Models see little of anything smaller. */
const leastPixels = 200

/**
 * The size at which a picture shows most for the tiles it is billed: whole tiles if it is large enough, no tile for a few
 * pixels. Enlarged only if an edge is shorter than 200 px, never more tiles than at the same scale, stretched by 3 % at most.
 */
export function fitToTiles(picture: Size, { tilePixels, mostTiles }: Tiling): Size {
  const enlarged = enlarge(picture, mostTiles * tilePixels)
  if (enlarged) return enlarged
  const largest = fitInside(picture, longestEdge(picture, mostTiles) * tilePixels)
  const sizes = edges(largest.width, tilePixels).flatMap((width) =>
    edges(largest.height, tilePixels).map((height) => ({ width, height })),
  )
  const shape = picture.width / picture.height
  let best = largest
  for (const size of sizes) {
    if (Math.abs(size.width / size.height / shape - 1) > mostStretch) continue
    if (shown(size, tilePixels) > shown(best, tilePixels)) best = size
  }
  return best
}

/** The largest size that the provider looks at, never larger than the picture; nothing is cropped to get whole tiles. */
export function fitFinely(picture: Size, { tilePixels, finest }: Tiling): Size {
  const longest = Math.max(picture.width, picture.height)
  const byArea = Math.sqrt((finest.tiles * tilePixels ** 2) / (picture.width * picture.height))
  let edge = Math.floor(Math.min(longest, finest.longestPixels, longest * byArea))
  // A partial tile counts as a whole one.
  while (countTiles(fitInside(picture, edge), tilePixels) > finest.tiles) edge -= 1
  return fitInside(picture, edge)
}

/** Scales a picture down so that no edge is longer than this; never up, and never below one pixel. */
export function fitInside({ width, height }: Size, longestPixels: number): Size {
  const scale = Math.min(1, longestPixels / Math.max(width, height))
  const shrink = (edge: number) => Math.max(1, Math.round(edge * scale))
  return { width: shrink(width), height: shrink(height) }
}

/** How many tiles the provider bills. */
export function countTiles({ width, height }: Size, tilePixels: number): number {
  return Math.ceil(width / tilePixels) * Math.ceil(height / tilePixels)
}

/** With a shorter edge of 200 px, or a longer edge of `longestPixels` if that is less; null if it is large enough. */
function enlarge({ width, height }: Size, longestPixels: number): Size | null {
  const scale = Math.min(leastPixels / Math.min(width, height), longestPixels / Math.max(width, height))
  return scale > 1 ? { width: Math.round(width * scale), height: Math.round(height * scale) } : null
}

function longestEdge({ width, height }: Size, mostTiles: number): number {
  const elongation = Math.max(width, height) / Math.min(width, height)
  const asCostlyAsTwoToOne = mostTiles * Math.sqrt(elongation / 2)
  return Math.min(Math.max(mostTiles, asCostlyAsTwoToOne), mostTiles * longestStrip)
}

/** The edge unchanged, and in whole tiles as long as little is lost; longest first. */
function edges(edge: number, tilePixels: number): number[] {
  const whole = [edge]
  for (let tiles = Math.floor(edge / tilePixels); tiles > 0; tiles -= 1) {
    if (tiles * tilePixels < edge * leastDetail) break
    whole.push(tiles * tilePixels)
  }
  return whole
}

/** The share of the billed tiles that shows something. */
function shown(size: Size, tilePixels: number): number {
  return (size.width * size.height) / countTiles(size, tilePixels)
}
