import { encode } from 'bmp-ts'
import sharp from 'sharp'

export const red = { r: 220, g: 40, b: 30 }
export const blue = { r: 20, g: 60, b: 200 }

/** The left half red, the right half blue. */
export function makePicture(width = 60, height = 40) {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: blue } }
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: right, left: width / 2, top: 0 },
  ])
}

/** The same as a BMP. */
export async function makeBmp(width = 60, height = 40, bitPP: 24 | 32 = 24) {
  const { data } = await makePicture(width, height).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return encode({ data: data.swap32(), width, height, bitPP }).data
}
