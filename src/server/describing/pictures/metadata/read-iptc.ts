import type { FileNotes } from '#server/describing/file-notes.ts'

/** No program writes more; a file may hold as much as it likes. */
const maxBytes = 256_000
const mostEntries = 1_000

const application = 2
const caption = 120
const headline = 105
/** Sublocation, city, state, country. */
const places = [92, 90, 95, 101]

/** What the older IPTC of a picture says. It knows neither persons nor events, and says of its letters only sometimes which they are. */
export function readIptc(block: Buffer): FileNotes {
  if (block.length > maxBytes) return {}
  const iptc = findIptc(block)
  const texts = new Map<number, string>()
  for (let at = 0, count = 0; at + 5 <= iptc.length && iptc[at] === 0x1c && count < mostEntries; count += 1) {
    const length = iptc.readUInt16BE(at + 3)
    // Of more than 32 kB it would be written otherwise.
    if (length > 0x7fff) break
    const entry = iptc[at + 2] ?? 0
    if (iptc[at + 1] === application && !texts.has(entry))
      texts.set(entry, decode(iptc.subarray(at + 5, at + 5 + length)))
    at += 5 + length
  }
  return {
    headline: texts.get(headline) ?? '',
    caption: texts.get(caption) ?? '',
    place: places
      .map((entry) => texts.get(entry)?.trim() ?? '')
      .filter((name) => name !== '')
      .join(', '),
  }
}

/** In JPEG it stands among the blocks of an editor. */
function findIptc(block: Buffer): Buffer {
  const prefix = 'Photoshop 3.0\0'
  let at = block.toString('latin1', 0, prefix.length) === prefix ? prefix.length : 0
  if (block[at] === 0x1c) return block.subarray(at)
  while (at + 12 <= block.length && block.toString('latin1', at, at + 4) === '8BIM') {
    const nameBytes = (block[at + 6] ?? 0) + 1
    const sizeAt = at + 6 + nameBytes + (nameBytes % 2)
    if (sizeAt + 4 > block.length) break
    const size = block.readUInt32BE(sizeAt)
    if (block.readUInt16BE(at + 4) === 0x0404) return block.subarray(sizeAt + 4, sizeAt + 4 + size)
    at = sizeAt + 4 + size + (size % 2)
  }
  return Buffer.of()
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return windows.decode(bytes)
  }
}
