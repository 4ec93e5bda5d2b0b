/** Formats that can be described. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'avif' | 'bmp'

/** A format that is supported, a picture that is not, or no picture at all. */
export type Sniffed = PictureFormat | 'unsupported' | 'none'

const signatures: Array<[bytes: string, format: Sniffed]> = [
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['BM', 'bmp'],
  ['II+\0', 'unsupported'], // BigTIFF
  ['MM\0+', 'unsupported'],
  ['\0\0\x01\0', 'unsupported'], // ICO
  ['8BPS', 'unsupported'], // Photoshop
  ['%PDF-', 'unsupported'],
  ['%!PS', 'unsupported'],
  ['\xff\x0a', 'unsupported'], // JPEG XL
  ['\0\0\0\x0cJXL ', 'unsupported'],
  ['\0\0\0\x0cjP  ', 'unsupported'], // JPEG 2000
]

/** Tells by the first bytes what a file is; names and content types of servers are wrong too often. */
export function sniffFormat(bytes: Buffer): Sniffed {
  const start = bytes.toString('latin1', 0, 1024)
  const known = signatures.find(([signature]) => start.startsWith(signature))
  if (known) return known[1]
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.slice(4, 8) === 'ftyp') return sniffBrands(start, bytes)
  return /<svg[\s>]/i.test(start) && !/<html[\s>]/i.test(start) ? 'unsupported' : 'none'
}

/** ISO media files name their brands in the first box: AVIF and HEIC (not supported) look the same otherwise. */
function sniffBrands(start: string, bytes: Buffer): Sniffed {
  const brands = start.slice(8, bytes.readUInt32BE(0))
  if (/avi[fs]/.test(brands)) return 'avif'
  return /he[iv][cxms]|mif1|msf1/.test(brands) ? 'unsupported' : 'none'
}
