import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import type { PictureFault } from '#contract/picture-faults.ts'
import { createGate } from './create-gate.ts'
import { decodeBmp } from './decode-bmp.ts'
import { limitSharp } from './limit-sharp.ts'
import { sniffFormat } from './sniff-format.ts'

/** sRGB, 8 bits, upright, with an alpha channel if there are four. */
export interface Pixels {
  bytes: Buffer
  width: number
  height: number
  channels: 3 | 4
}

const maxEdgePixels = 1024
const maxInputPixels = 50_000_000
const maxSeconds = 20

/** A picture of 50 million pixels takes 200 MB while it is open, so no more are open than can be worked on. */
const decoding = createGate(availableParallelism())

/** Opens a picture of any supported format, no edge longer than 1024 px; of an animation the first frame. */
export async function readPixels(
  file: Buffer,
  signal: AbortSignal,
): Promise<{ pixels: Pixels } | { fault: PictureFault }> {
  const format = sniffFormat(file)
  if (format === 'none') return { fault: { code: 'not_a_picture' } }
  if (format === 'unsupported') return { fault: { code: 'unsupported_format' } }
  limitSharp()
  const leave = await decoding.enter(signal)
  try {
    if (format !== 'bmp') return { pixels: await shrink(openFile(file)) }
    const bmp = decodeBmp(file)
    if ('fault' in bmp) return bmp
    const { rgba, width, height } = bmp
    return { pixels: await shrink(sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha()) }
  } catch (error) {
    return { fault: explainSharpError(error) }
  } finally {
    leave()
  }
}

function openFile(file: Buffer): Sharp {
  return sharp(file, { failOn: 'error', limitInputPixels: maxInputPixels }).autoOrient()
}

async function shrink(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .resize({ width: maxEdgePixels, height: maxEdgePixels, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: maxSeconds })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 }
}

/** sharp has no error codes, only sentences. */
function explainSharpError(error: unknown): PictureFault {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit|timeout/i.test(message)) return { code: 'too_many_pixels' }
  return { code: 'damaged' }
}
