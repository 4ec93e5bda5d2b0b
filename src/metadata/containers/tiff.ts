import { broken, type Container, hasAscii, join, viewOf } from './container.ts'

const xmpTag = 700
/** The type of a field whose values are bytes. */
const byteType = 1
const entryBytes = 12

/**
 * XMP is a field of the first directory. A new packet goes to the end of the file, and a directory that has no field for it is copied there
 * with one more: nothing moves, so that all addresses in the file stay right.
 */
export const tiff: Container = {
  matches: (file) => hasAscii(file, 0, 'II*\0') || hasAscii(file, 0, 'MM\0*'),

  async read(file) {
    const { view, isLittle, entries } = readDirectory(file)
    const own = entries.find((at) => view.getUint16(at, isLittle) === xmpTag)
    if (own === undefined) return null
    const length = view.getUint32(own + 4, isLittle)
    const at = length <= 4 ? own + 8 : view.getUint32(own + 8, isLittle)
    if (at + length > file.length) throw broken()
    return file.subarray(at, at + length)
  },

  write(file, packet) {
    const { view, isLittle, directory, entries } = readDirectory(file)
    // Addresses are even.
    const start = file.length + (file.length % 2)
    const field = new Uint8Array(entryBytes)
    const ofField = viewOf(field)
    ofField.setUint16(0, xmpTag, isLittle)
    ofField.setUint16(2, byteType, isLittle)
    ofField.setUint32(4, packet.length, isLittle)
    ofField.setUint32(8, start, isLittle)
    const own = entries.find((at) => view.getUint16(at, isLittle) === xmpTag)
    const padding = new Uint8Array(file.length % 2)
    if (own !== undefined) {
      const written = join(file, padding, packet)
      written.set(field, own)
      return written
    }
    const fields = entries.map((at) => file.subarray(at, at + entryBytes))
    // Fields are in the order of their tags.
    const place = entries.filter((at) => view.getUint16(at, isLittle) < xmpTag).length
    const count = new Uint8Array(2)
    viewOf(count).setUint16(0, entries.length + 1, isLittle)
    const next = directory + 2 + entries.length * entryBytes
    const written = join(
      ...[file, padding, packet, new Uint8Array(packet.length % 2)],
      ...[count, ...fields.toSpliced(place, 0, field), file.subarray(next, next + 4)],
    )
    viewOf(written).setUint32(4, start + packet.length + (packet.length % 2), isLittle)
    return written
  },
}

function readDirectory(file: Uint8Array) {
  const view = viewOf(file)
  const isLittle = file[0] === 0x49
  if (file.length < 8) throw broken()
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > file.length) throw broken()
  const count = view.getUint16(directory, isLittle)
  if (directory + 2 + count * entryBytes + 4 > file.length) throw broken()
  const entries = Array.from({ length: count }, (_, index) => directory + 2 + index * entryBytes)
  return { view, isLittle, directory, entries }
}
