import sharp, { type Sharp } from 'sharp'

const white = '#ffffff'
const grey = '#808080'

/** The channel value from which a colour is indistinguishable from white paper. */
const almostWhite = 225

/** Lays a background on which it can be seen under a picture with transparent parts. */
export async function flattenPicture(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).flatten({ background: chooseBackground(data) })
}

/**
 * The background colour for a picture with transparent parts (RGBA, 8 bits): white, or grey if much of what is visible is so
 * bright that it would vanish on white (a white logo).
 */
function chooseBackground(bytes: Buffer): string {
  let visible = 0
  let bright = 0
  for (let at = 0; at < bytes.length; at += 4) {
    const alpha = bytes[at + 3] ?? 0
    visible += alpha
    const darkest = Math.min(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)
    if (darkest >= almostWhite) bright += alpha
  }
  return bright > visible / 4 ? grey : white
}
