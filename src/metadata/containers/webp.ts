import { ascii, broken, type Container, hasAscii, join, mostParts, viewOf } from './container.ts'

const xmpFlag = 0x04
const alphaFlag = 0x10

interface Chunk {
  type: string
  start: number
  content: number
  /** Without the byte that pads an odd length. */
  contentEnd: number
  end: number
}

/** XMP is a chunk of its own at the end of the file, which the header (`VP8X`) announces. */
export const webp: Container = {
  matches: (file) => hasAscii(file, 0, 'RIFF') && hasAscii(file, 8, 'WEBP'),

  async read(file) {
    const own = listChunks(file).find(({ type }) => type === 'XMP ')
    return own ? file.subarray(own.content, own.contentEnd) : null
  },

  write(file, packet) {
    const chunks = listChunks(file)
    const [first] = chunks
    if (!first) throw broken()
    const hasHeader = first.type === 'VP8X'
    const header = new Uint8Array(
      hasHeader ? file.subarray(first.start, first.end) : writeHeader(file, first),
    )
    header[8] = header[8]! | xmpFlag
    const others = chunks.filter(({ type }, index) => type !== 'XMP ' && !(hasHeader && index === 0))
    const written = join(
      ascii('RIFF\0\0\0\0WEBP'),
      header,
      ...others.map(({ start, end }) => file.subarray(start, end)),
      writeChunk('XMP ', packet),
    )
    viewOf(written).setUint32(4, written.length - 8, true)
    return written
  },
}

function listChunks(file: Uint8Array): Chunk[] {
  const view = viewOf(file)
  const chunks: Chunk[] = []
  const length = file.length < 12 ? 0 : view.getUint32(4, true) + 8
  if (length > file.length) throw broken()
  for (let at = 12; at < length; ) {
    if (at + 8 > length) throw broken()
    const contentEnd = at + 8 + view.getUint32(at + 4, true)
    // Some writers leave out the last padding byte.
    const end = Math.min(contentEnd + (contentEnd % 2), length)
    if (contentEnd > length || chunks.length === mostParts) throw broken()
    const type = String.fromCharCode(...file.subarray(at, at + 4))
    chunks.push({ type, start: at, content: at + 8, contentEnd, end })
    at = end
  }
  return chunks
}

/** What a file of nothing but pixels lacks. Width and height are those of its bit stream. */
function writeHeader(file: Uint8Array, { type, content }: Chunk): Uint8Array {
  const view = viewOf(file)
  const header = writeChunk('VP8X', new Uint8Array(10))
  if (content + 10 > file.length) throw broken()
  if (type === 'VP8L') {
    const bits = view.getUint32(content + 1, true)
    setSize(header, (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    if ((bits >>> 28) & 1) header[8] = alphaFlag
    return header
  }
  if (type !== 'VP8 ') throw broken()
  setSize(header, view.getUint16(content + 6, true) & 0x3fff, view.getUint16(content + 8, true) & 0x3fff)
  return header
}

function setSize(header: Uint8Array, width: number, height: number): void {
  for (const [place, side] of [
    [12, width - 1],
    [15, height - 1],
  ] as const)
    header.set([side & 0xff, (side >>> 8) & 0xff, (side >>> 16) & 0xff], place)
}

function writeChunk(type: string, content: Uint8Array): Uint8Array {
  const chunk = join(ascii(type), new Uint8Array(4), content, new Uint8Array(content.length % 2))
  viewOf(chunk).setUint32(4, content.length, true)
  return chunk
}
