import sharp, { type Sharp } from 'sharp'
import { chooseBackground } from './choose-background.ts'
import type { Pixels } from './read-pixels.ts'

/** The picture on a background on which it can be seen; nothing is transparent afterwards. */
export function flattenPixels(pixels: Pixels): Sharp {
  const { bytes, width, height, channels } = pixels
  return sharp(bytes, { raw: { width, height, channels } }).flatten({ background: chooseBackground(pixels) })
}
