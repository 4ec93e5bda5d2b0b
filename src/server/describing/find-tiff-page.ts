/** More pages than any photograph holds; a file may claim millions. */
const mostPages = 64

const subfileType = 254
const oldSubfileType = 255

/** Bits of the newer tag: a smaller version of another page, a mask of another page. */
const preview = 1
const mask = 4

/**
 * The number of the page to show: the first that is no preview or mask of another, as scanners and cameras put
 * before the picture. Reads the chain of directories and nothing else; page 0 where the chain is broken.
 */
export function findTiffPage(file: Buffer): number {
  const isLittle = file.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? file.readUInt16LE(at) : file.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? file.readUInt32LE(at) : file.readUInt32BE(at))

  function isPreview(directory: number, entries: number): boolean {
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12
      const tag = read16(at)
      if (tag === subfileType) return (read32(at + 8) & (preview | mask)) !== 0
      if (tag === oldSubfileType) return read16(at + 8) === 2
      // Entries are sorted by tag.
      if (tag > oldSubfileType) return false
    }
    return false
  }

  try {
    let directory = read32(4)
    for (let page = 0; page < mostPages && directory !== 0; page += 1) {
      const entries = read16(directory)
      if (!isPreview(directory, entries)) return page
      directory = read32(directory + 2 + entries * 12)
    }
  } catch {
    // The chain leads out of the file: the decoder says what is wrong with it.
  }
  return 0
}
