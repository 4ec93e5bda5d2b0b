/** More pages than any photograph holds; a file may claim millions. */
const mostPages = 64

const subfileType = 254
const oldSubfileType = 255

/** Bits of the newer tag: a smaller version of another page, a mask of another page. */
const preview = 1
const mask = 4

/**
 * The file with one page: the first that is no preview or mask of another, as scanners and cameras put before the
 * picture. The others are unlinked, because the decoder walks all of them first, and half a million take a minute.
 * A file whose pages are linked wrongly is left to the decoder, which says what is wrong with it.
 */
export function keepTiffPage(file: Buffer): Buffer {
  const isLittle = file.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? file.readUInt16LE(at) : file.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? file.readUInt32LE(at) : file.readUInt32BE(at))

  function isPreview(page: number): boolean {
    const entries = read16(page)
    for (let entry = 0; entry < entries; entry += 1) {
      const at = page + 2 + entry * 12
      const tag = read16(at)
      if (tag === subfileType) return (read32(at + 8) & (preview | mask)) !== 0
      if (tag === oldSubfileType) return read16(at + 8) === 2
      // Entries are sorted by tag.
      if (tag > oldSubfileType) return false
    }
    return false
  }

  const linkBehind = (page: number) => page + 2 + read16(page) * 12

  function findPage(): number {
    let page = read32(4)
    for (let seen = 0; seen < mostPages && page !== 0; seen += 1) {
      if (!isPreview(page)) return page
      page = read32(linkBehind(page))
    }
    return read32(4)
  }

  try {
    const page = findPage()
    const link = linkBehind(page)
    if (page === read32(4) && read32(link) === 0) return file
    const single = Buffer.from(file)
    const write32 = (value: number, at: number) =>
      isLittle ? single.writeUInt32LE(value, at) : single.writeUInt32BE(value, at)
    write32(page, 4)
    write32(0, link)
    return single
  } catch {
    return file
  }
}
