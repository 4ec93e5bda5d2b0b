import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import type { PictureFault } from '#contract/picture-faults.ts'
import { createSemaphore } from '#server/platform/waiting/create-semaphore.ts'
import { decodeBmp } from './decode-bmp.ts'
import { decodeInChildProcess } from './decode-in-child-process.ts'
import type { Size } from './fit-to-tiles.ts'
import { flattenPicture } from './flatten-picture.ts'
import { hasLastScan } from './has-last-scan.ts'
import { keepGifFrame } from './keep-gif-frame.ts'
import { keepTiffPage } from './keep-tiff-page.ts'
import { limitSharp } from './limit-sharp.ts'
import type { RawNotes } from './metadata/read-file-notes.ts'
import { mostPixelsOf, refuseSize } from './most-pixels.ts'
import { type PictureFormat, sniffFormat } from './sniff-format.ts'

/** A plain JPEG: sRGB, 8 bits, upright, nothing transparent, no metadata. */
export interface ReadPicture extends Size {
  jpeg: Buffer
  /** How large the picture was, upright. */
  original: Size
  notes: RawNotes
  /** The file lacks its last bytes; what is there was opened, as browsers do. */
  isIncomplete: boolean
}

/** A picture that is larger than this is given longer. */
const usualPixels = 50_000_000
const maxSeconds = { usual: 20, large: 60 }
const quality = 85

/** A picture of 50 million pixels takes 200 MB while it is open, so no more are open than can be worked on. */
const decoding = createSemaphore(availableParallelism())

/** The largest are opened one after the other. */
const unfolding = createSemaphore(1)
const largePixels = 16_000_000

/**
 * Opens a picture of any supported format and of at most `maxPixels` or as many as its kind may have, made as small as `chooseSize` says; of an animation the first frame, of several
 * pages the first that is no preview of another.
 */
export async function readPicture(
  file: Buffer,
  chooseSize: (original: Size) => Size,
  signal: AbortSignal,
  maxPixels = Number.POSITIVE_INFINITY,
): Promise<ReadPicture | { fault: PictureFault }> {
  const sniffed = sniffFormat(file)
  if (!sniffed) return { fault: { code: 'not_a_picture' } }
  if ('unsupported' in sniffed) {
    return { fault: { code: 'unsupported_format', details: { format: sniffed.unsupported } } }
  }
  limitSharp()
  const leave = await decoding.acquire(signal)
  try {
    const read = (failOn: 'error' | 'none') =>
      readIn(file, sniffed.format, { chooseSize, maxPixels, failOn }, signal)
    return await read('error').catch(async (error) => {
      if (sniffed.format !== 'jpeg' || !isCutShort(error) || !hasLastScan(file)) throw error
      const rest = await read('none')
      return 'fault' in rest || (await lacksMuch(rest.jpeg))
        ? { fault: { code: 'damaged' } }
        : { ...rest, isIncomplete: true }
    })
  } catch (error) {
    signal.throwIfAborted()
    return { fault: explainSharpError(error) }
  } finally {
    leave()
  }
}

interface Reading {
  chooseSize: (original: Size) => Size
  maxPixels: number
  failOn: 'error' | 'none'
}

async function readIn(
  file: Buffer,
  format: PictureFormat,
  { chooseSize, maxPixels, failOn }: Reading,
  signal: AbortSignal,
): Promise<ReadPicture | { fault: PictureFault }> {
  const opened = await open(file, format, { maxPixels, failOn }, signal)
  if ('fault' in opened) return opened
  const { width, height } = opened.original
  const isLarge = width * height > (format === 'avif' ? largePixels / 8 : largePixels)
  const next = isLarge ? await unfolding.acquire(signal) : () => {}
  return await shrink(opened, chooseSize(opened.original)).finally(next)
}

async function open(
  file: Buffer,
  format: PictureFormat,
  { maxPixels, failOn }: Omit<Reading, 'chooseSize'>,
  signal: AbortSignal,
): Promise<Opened | { fault: PictureFault }> {
  if (format === 'bmp') return openBmp(file)
  if (format !== 'heic' && format !== 'svg') return await openFile(file, format, maxPixels, failOn)
  // sharp reads what a HEIC is, and decodes none.
  const known = format === 'heic' ? await openFile(file, format, maxPixels, failOn) : null
  if (known && 'fault' in known) return known
  const decoded = await decodeInChildProcess(file, format, signal)
  if ('fault' in decoded) return decoded
  const opened = await openFile(decoded.png, 'png', maxPixels, failOn)
  if ('fault' in opened || !known) return opened
  const { original, notes } = known
  return { ...opened, original, notes }
}

/** What a picture that is cut short lacks is an even grey. */
const filling = 128
const sampledEdge = 64
const mostLacking = 0.25

async function lacksMuch(jpeg: Buffer): Promise<boolean> {
  const grey = await sharp(jpeg)
    .greyscale()
    .resize(sampledEdge, sampledEdge, { fit: 'fill' })
    .raw()
    .toBuffer()
  let lacking = 0
  for (let row = sampledEdge - 1; row >= 0; row -= 1) {
    const line = grey.subarray(row * sampledEdge, (row + 1) * sampledEdge)
    if (line.some((level) => Math.abs(level - filling) > 3)) break
    lacking += 1
  }
  return lacking > sampledEdge * mostLacking
}

function isCutShort(error: unknown): boolean {
  return error instanceof Error && /premature end/i.test(error.message)
}

interface Opened {
  picture: Sharp
  hasAlpha: boolean
  original: Size
  notes: RawNotes
}

async function openFile(
  file: Buffer,
  format: PictureFormat,
  maxPixels: number,
  failOn: Reading['failOn'],
): Promise<Opened | { fault: PictureFault }> {
  const first = keepFirst(file, format)
  const most = mostPixelsOf(first, format)
  // Its size is compared here, before anything but its headers is read: sharp would not say how large it is.
  const picture = sharp(first, { failOn, limitInputPixels: false })
  const { autoOrient, hasAlpha, xmp, iptc, exif } = await picture.metadata()
  const pixels = autoOrient.width * autoOrient.height
  if (pixels > most.pixels) return refuseSize(autoOrient, most)
  if (pixels > maxPixels) return refuseSize(autoOrient, { pixels: maxPixels })
  return { picture: picture.autoOrient(), hasAlpha, original: autoOrient, notes: { xmp, iptc, exif } }
}

function keepFirst(file: Buffer, format: PictureFormat): Buffer {
  if (format === 'tiff') return keepTiffPage(file)
  return format === 'gif' ? keepGifFrame(file) : file
}

function openBmp(file: Buffer): Opened | { fault: PictureFault } {
  const bmp = decodeBmp(file)
  if ('fault' in bmp) return bmp
  const { rgb, width, height } = bmp
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } })
  return { picture, hasAlpha: false, original: { width, height }, notes: {} }
}

async function shrink(
  { picture, hasAlpha, original, notes }: Opened,
  { width, height }: Size,
): Promise<ReadPicture> {
  const shrunk = picture
    .resize({ width, height, fit: 'fill' })
    .toColourspace('srgb')
    .timeout({
      seconds: original.width * original.height > usualPixels ? maxSeconds.large : maxSeconds.usual,
    })
  const opaque = hasAlpha ? await flattenPicture(shrunk) : shrunk
  const jpeg = await opaque.jpeg({ quality }).toBuffer()
  return { jpeg, width, height, original, notes, isIncomplete: false }
}

/** sharp has no error codes, only sentences. */
function explainSharpError(error: unknown): PictureFault {
  const message = error instanceof Error ? error.message : ''
  if (/timeout/i.test(message)) return { code: 'too_many_pixels' }
  return { code: 'damaged' }
}
