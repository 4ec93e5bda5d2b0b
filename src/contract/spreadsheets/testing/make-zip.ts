import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: string | Uint8Array
  isEncrypted?: boolean
  /** The entry's data are those of the entry before it. */
  overlaps?: boolean
  /** What the ZIP says of the size, where that is a lie. */
  claims?: number
}

/** A ZIP as any program writes it, unless an entry asks for something else. */
export function makeZip(entries: readonly ZipEntry[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  let last = 0
  for (const { name, content, isEncrypted = false, overlaps = false, claims } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const filename = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isEncrypted ? 0x801 : 0x800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims ?? bytes.length, 18)
    common.writeUInt16LE(filename.length, 22)
    if (!overlaps) {
      last = offset
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, filename, packed])
      locals.push(local)
      offset += local.length
    }
    const central = Buffer.alloc(46)
    central.write('PK\x01\x02', 'latin1')
    central.writeUInt16LE(20, 4)
    common.copy(central, 6)
    central.writeUInt32LE(last, 42)
    directory.push(central, filename)
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8)
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, listed, end])
}
