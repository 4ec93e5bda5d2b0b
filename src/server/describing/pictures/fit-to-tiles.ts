import type { Tiling } from '#server/describing/tiling.ts'

export interface Size {
  width: number
  height: number
}

/** Nobody sees a picture that is stretched by this much. */
const mostStretch = 0.03

/** A tile is not begun for less detail than this, of each edge. */
const leastDetail = 0.9

/**
 * A strip of less than half its length in height may be longer than other pictures, until it costs what one of 2 : 1
 * costs: else a panorama would be a line. Beyond 56 tiles Anthropic makes pictures smaller itself.
 */
const longestStrip = 1.75

/** Models see little of what is smaller than this. */
const leastPixels = 200

/**
 * The size at which a picture shows most for the tiles it is billed: whole tiles where it is large enough, no tile
 * begun for a few pixels. Larger than it is only where an edge is shorter than 200 px, never more tiles than at the same scale,
 * stretched by 3 % at most.
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

/** The largest size that the provider looks at, never larger than the picture is: nothing is cut off for the sake of whole tiles. */
export function fitFinely(picture: Size, { tilePixels, finest }: Tiling): Size {
  const longest = Math.max(picture.width, picture.height)
  const byArea = Math.sqrt((finest.tiles * tilePixels ** 2) / (picture.width * picture.height))
  let edge = Math.floor(Math.min(longest, finest.longestPixels, longest * byArea))
  // A tile that is begun counts whole.
  while (countTiles(fitInside(picture, edge), tilePixels) > finest.tiles) edge -= 1
  return fitInside(picture, edge)
}

/** The picture with no edge longer than this; never larger, never without a pixel. */
export function fitInside({ width, height }: Size, longestPixels: number): Size {
  const scale = Math.min(1, longestPixels / Math.max(width, height))
  const shrink = (edge: number) => Math.max(1, Math.round(edge * scale))
  return { width: shrink(width), height: shrink(height) }
}

/** How many tiles the provider bills. */
export function countTiles({ width, height }: Size, tilePixels: number): number {
  return Math.ceil(width / tilePixels) * Math.ceil(height / tilePixels)
}

/** With a shorter edge of 200 px, or a longer one of `longestPixels` where that is less; null where it is large enough. */
function enlarge({ width, height }: Size, longestPixels: number): Size | null {
  const scale = Math.min(leastPixels / Math.min(width, height), longestPixels / Math.max(width, height))
  return scale > 1 ? { width: Math.round(width * scale), height: Math.round(height * scale) } : null
}

function longestEdge({ width, height }: Size, mostTiles: number): number {
  const elongation = Math.max(width, height) / Math.min(width, height)
  const asCostlyAsTwoToOne = mostTiles * Math.sqrt(elongation / 2)
  return Math.min(Math.max(mostTiles, asCostlyAsTwoToOne), mostTiles * longestStrip)
}

/** The edge as it is, and in whole tiles as long as little is lost; longest first. */
function edges(edge: number, tilePixels: number): number[] {
  const whole = [edge]
  for (let tiles = Math.floor(edge / tilePixels); tiles > 0; tiles -= 1) {
    if (tiles * tilePixels < edge * leastDetail) break
    whole.push(tiles * tilePixels)
  }
  return whole
}

/** The part of the billed tiles that shows something. */
function shown(size: Size, tilePixels: number): number {
  return (size.width * size.height) / countTiles(size, tilePixels)
}
