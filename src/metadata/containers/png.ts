import { UnwritableFile } from '#metadata/picture-texts.ts'
import { ascii, broken, type Container, hasAscii, join, mostParts, viewOf } from './container.ts'

const signature = '\x89PNG\r\n\x1a\n'
const keyword = 'XML:com.adobe.xmp\0'
/** A compressed packet can claim to be of any size. */
const mostPacketBytes = 5_000_000

interface Chunk {
  type: string
  start: number
  content: number
  contentEnd: number
  end: number
}

/** XMP is the text chunk (`iTXt`) of this keyword. */
export const png: Container = {
  matches: (file) => hasAscii(file, 0, signature),

  async read(file) {
    const own = findXmp(file, listChunks(file))
    if (!own) return null
    const flags = own.content + keyword.length
    const isCompressed = file[flags] === 1
    // Behind two flags there are a language and a translated keyword, which end with 0.
    const language = file.indexOf(0, flags + 2)
    const translated = language < 0 ? -1 : file.indexOf(0, language + 1)
    if (translated < 0 || translated >= own.contentEnd) throw broken()
    const text = file.subarray(translated + 1, own.contentEnd)
    return isCompressed ? await inflate(text) : text
  },

  write(file, packet) {
    const chunks = listChunks(file)
    const own = findXmp(file, chunks)
    const [header] = chunks
    if (header?.type !== 'IHDR') throw broken()
    const written = writeChunk('iTXt', join(ascii(keyword), new Uint8Array(4), packet))
    const place = own ?? { start: header.end, end: header.end }
    return join(file.subarray(0, place.start), written, file.subarray(place.end))
  },
}

function listChunks(file: Uint8Array): Chunk[] {
  const view = viewOf(file)
  const chunks: Chunk[] = []
  for (let at = signature.length; at < file.length; ) {
    if (at + 12 > file.length) throw broken()
    const contentEnd = at + 8 + view.getUint32(at)
    if (contentEnd + 4 > file.length || chunks.length === mostParts) throw broken()
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8))
    chunks.push({ type, start: at, content: at + 8, contentEnd, end: contentEnd + 4 })
    at = contentEnd + 4
    if (type === 'IEND') return chunks
  }
  throw broken()
}

function findXmp(file: Uint8Array, chunks: Chunk[]): Chunk | undefined {
  return chunks.find(({ type, content }) => type === 'iTXt' && hasAscii(file, content, keyword))
}

function writeChunk(type: string, content: Uint8Array): Uint8Array {
  const chunk = join(new Uint8Array(4), ascii(type), content, new Uint8Array(4))
  const view = viewOf(chunk)
  view.setUint32(0, content.length)
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, chunk.length - 4)))
  return chunk
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const source = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'))
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of source) {
    length += part.length
    if (length > mostPacketBytes) throw new UnwritableFile('Its XMP is too large.')
    parts.push(part)
  }
  return join(...parts)
}
