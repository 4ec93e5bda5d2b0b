import { UnwritableFile } from '#metadata/picture-texts.ts'
import { ascii, broken, type Container, hasAscii, join, mostParts, viewOf } from './container.ts'

const xmpName = 'http://ns.adobe.com/xap/1.0/\0'
const extensionName = 'http://ns.adobe.com/xmp/extension/\0'
const exifName = 'Exif\0\0'
const multiPictureName = 'MPF\0'
/** The length of a segment is 16 bits and counts itself. */
const mostPacketBytes = 65_535 - 2 - xmpName.length

interface Segment {
  marker: number
  start: number
  /** Behind marker and length. */
  content: number
  end: number
}

/** XMP is an APP1 segment; what does not fit is in further ones, which stay as they are. */
export const jpeg: Container = {
  matches: (file) => file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff,

  async read(file) {
    const segments = listSegments(file)
    const own = findXmp(file, segments)
    for (const { marker, content, end } of segments) {
      if (marker !== 0xe1 || !hasAscii(file, content, extensionName)) continue
      if (new TextDecoder('latin1').decode(file.subarray(content, end)).includes('Accessibility'))
        throw new UnwritableFile('Its texts are in extended XMP.')
    }
    return own ? file.subarray(own.content + xmpName.length, own.end) : null
  },

  write(file, packet) {
    if (packet.length > mostPacketBytes) throw new UnwritableFile('JPEG has no room for this much XMP.')
    const segments = listSegments(file)
    const own = findXmp(file, segments)
    const indexed = segments.find(
      ({ marker, content }) => marker === 0xe2 && hasAscii(file, content, multiPictureName),
    )
    // The index counts from its own place: what is in front of it can grow.
    if (own && indexed && own.start > indexed.start)
      throw new UnwritableFile('The file holds several pictures, and its XMP is behind their index.')
    const segment = new Uint8Array(4)
    segment.set([0xff, 0xe1])
    viewOf(segment).setUint16(2, packet.length + xmpName.length + 2)
    const place = own ?? { start: placeFor(file, segments), end: placeFor(file, segments) }
    return join(file.subarray(0, place.start), segment, ascii(xmpName), packet, file.subarray(place.end))
  },
}

/** The segments in front of the pixels. */
function listSegments(file: Uint8Array): Segment[] {
  const view = viewOf(file)
  const segments: Segment[] = []
  for (let at = 2; ; ) {
    if (at + 4 > file.length || file[at] !== 0xff) throw broken()
    const marker = file[at + 1]!
    // Bytes of 0xff can stand in front of a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xda || marker === 0xd9) return segments
    const end = at + 2 + view.getUint16(at + 2)
    if (end > file.length || segments.length === mostParts) throw broken()
    segments.push({ marker, start: at, content: at + 4, end })
    at = end
  }
}

function findXmp(file: Uint8Array, segments: Segment[]): Segment | undefined {
  return segments.find(({ marker, content }) => marker === 0xe1 && hasAscii(file, content, xmpName))
}

/** Behind JFIF and Exif, which readers expect first. */
function placeFor(file: Uint8Array, segments: Segment[]): number {
  let place = 2
  for (const { marker, content, end } of segments) {
    if (marker !== 0xe0 && !(marker === 0xe1 && hasAscii(file, content, exifName))) break
    place = end
  }
  return place
}
