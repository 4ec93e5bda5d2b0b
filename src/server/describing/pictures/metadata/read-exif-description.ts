const imageDescription = 0x010e
const ascii = 2
const maxBytes = 10_000

/** Descriptions that cameras and programs generate. */
const saysNothing =
  /digital camera|^sony dsc|^dcim|^default$|^untitled$|^(img|dsc|screenshot)[\W_\d]|^processed with|^created with|\.(jpe?g|png|tiff?)$/i

/** The description in a picture's EXIF; '' if there is none or no person wrote it. */
export function readExifDescription(exif: Buffer): string {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  try {
    const directory = read32(4)
    const entries = read16(directory)
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12
      if (read16(at) !== imageDescription) continue
      const length = read32(at + 4)
      if (read16(at + 2) !== ascii || length > maxBytes) return ''
      const from = length > 4 ? read32(at + 8) : at + 8
      const text = tiff
        .toString('utf8', from, from + length)
        .split('\0')[0]!
        .trim()
      return saysNothing.test(text) ? '' : text
    }
  } catch {
    // It points outside the file, so it cannot be read.
  }
  return ''
}
