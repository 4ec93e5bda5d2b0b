const extension = 0x21
const image = 0x2c
const trailer = Buffer.from([0x3b])

/**
 * The GIF up to the end of its first frame: the decoder would look at every frame first, and a file may hold a
 * million. A file that ends before is left as it is.
 */
export function keepGifFrame(file: Buffer): Buffer {
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + tableBytes(file[10] ?? 0)

  /** Blocks of up to 255 bytes follow each other until an empty one. */
  function skipBlocks(from: number): number {
    let next = from
    while ((file[next] ?? 0) > 0) next += (file[next] ?? 0) + 1
    return next + 1
  }

  while (file[at] === extension) at = skipBlocks(at + 2)
  if (file[at] !== image) return file
  const end = skipBlocks(at + 10 + tableBytes(file[at + 9] ?? 0) + 1)
  return end < file.length - 1 ? Buffer.concat([file.subarray(0, end), trailer]) : file
}
