import type { BmpHeader } from './read-bmp-header.ts'

/**
 * Unpacks the run lengths of a BMP into one byte a pixel (its place in the colour table), lines in the order of the
 * file. Null when the runs end before the picture does, or leave it.
 */
export function unpackBmpRuns(file: Buffer, header: BmpHeader): Buffer | null {
  const { width, height, pixelsAt } = header
  const isHalf = header.compression === 'runs of 4 bits'
  // Two bytes make 255 pixels at most: fewer can't be the whole picture, unless almost all of it is skipped.
  if ((file.length - pixelsAt) * 128 < width * height) return null
  const indices = Buffer.alloc(width * height)
  let at = pixelsAt
  let x = 0
  let y = 0
  const put = (index: number) => {
    if (x < width) indices[y * width + x] = index
    x += 1
  }
  const nibble = (byte: number, isSecond: boolean) => (isSecond ? byte & 15 : byte >> 4)

  while (y < height) {
    if (at + 1 >= file.length) return null
    const count = file[at] ?? 0
    const value = file[at + 1] ?? 0
    at += 2
    if (count > 0) {
      for (let n = 0; n < count; n += 1) put(isHalf ? nibble(value, n % 2 === 1) : value)
      continue
    }
    if (value === 1) return indices
    if (value === 0) {
      x = 0
      y += 1
      continue
    }
    if (value === 2) {
      x += file[at] ?? 0
      y += file[at + 1] ?? 0
      at += 2
      continue
    }
    const bytes = isHalf ? Math.ceil(value / 2) : value
    if (at + bytes > file.length) return null
    for (let n = 0; n < value; n += 1) {
      put(isHalf ? nibble(file[at + (n >> 1)] ?? 0, n % 2 === 1) : (file[at + n] ?? 0))
    }
    at += bytes + (bytes % 2)
  }
  return indices
}
