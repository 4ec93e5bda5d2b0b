import sharp, { type Sharp } from 'sharp'
import { chooseBackground } from './choose-background.ts'

/** Lays a background on which it can be seen under a picture with transparent parts. */
export async function flattenPicture(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).flatten({ background: chooseBackground(data) })
}
