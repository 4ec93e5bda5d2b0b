/** Formats that can be described. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'avif' | 'bmp' | 'heic' | 'svg'

/** A supported format, the name of an unsupported one, or null if it is not a picture. */
export type Sniffed = { format: PictureFormat } | { unsupported: string } | null

const supported: Array<[bytes: string, format: PictureFormat]> = [
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['BM', 'bmp'],
]

const unsupported: Array<[bytes: string, name: string]> = [
  ['II+\0', 'BigTIFF'],
  ['MM\0+', 'BigTIFF'],
  ['\0\0\x01\0', 'ICO'],
  ['\0\0\x02\0', 'CUR'],
  ['8BPS', 'PSD'],
  ['%PDF-', 'PDF'],
  ['%!PS', 'EPS'],
  ['\xc5\xd0\xd3\xc6', 'EPS'],
  ['\xff\x0a', 'JPEG-XL'],
  ['\0\0\0\x0cJXL ', 'JPEG-XL'],
  ['\0\0\0\x0cjP  ', 'JPEG-2000'],
  ['\xff\x4f\xff\x51', 'JPEG-2000'],
  ['II\xbc\x01', 'JPEG-XR'],
  ['gimp xcf ', 'XCF'],
  ['AT&TFORM', 'DjVu'],
  ['\xd7\xcd\xc6\x9a', 'WMF'],
  ['IIRO', 'RAW'],
  ['IIRS', 'RAW'],
  ['IIU\0', 'RAW'],
  ['FUJIFILMCCD-RAW', 'RAW'],
  ['\x1aE\xdf\xa3', 'Video'],
  ['FLV\x01', 'Video'],
  ['\0\0\x01\xba', 'Video'],
  ['OggS', 'Video'],
  ['0&\xb2u\x8ef\xcf\x11', 'Video'],
]

/** ISO media files name their brands in the first box, and are otherwise alike. */
const brands: Array<[brand: RegExp, sniffed: Sniffed]> = [
  [/avi[fs]/, { format: 'avif' }],
  [/crx /, { unsupported: 'RAW' }],
  [/he[iv][cxms]/, { format: 'heic' }],
  [/mif1|msf1/, { unsupported: 'HEIF' }],
  [/M4A |M4B /, { unsupported: 'Audio' }],
  [/isom|iso\d|mp4\d|avc1|M4V |qt {2}|3g[p2]|dash|MSNV|f4v /, { unsupported: 'Video' }],
]

/** Detects a file's format by its first bytes; names and content types of servers are wrong too often. */
export function sniffFormat(bytes: Buffer): Sniffed {
  const start = bytes.toString('latin1', 0, 1024)
  const format = supported.find(([signature]) => start.startsWith(signature))?.[1]
  if (format) return { format }
  const name = unsupported.find(([signature]) => start.startsWith(signature))?.[1]
  if (name) return { unsupported: name }
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return { format: 'webp' }
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'AVI ') return { unsupported: 'Video' }
  if (start.startsWith('\x01\0\0\0') && start.slice(40, 44) === ' EMF') return { unsupported: 'EMF' }
  if (start.slice(4, 8) === 'ftyp') return sniffBrands(start, bytes)
  // An editor's comments can exceed the first kilobyte.
  const text = bytes.toString('latin1', 0, 16_384)
  return /^(\xef\xbb\xbf)?\s*</.test(text) && /<svg[\s>]/i.test(text) && !/<html[\s>]/i.test(text)
    ? { format: 'svg' }
    : null
}

function sniffBrands(start: string, bytes: Buffer): Sniffed {
  const named = start.slice(8, bytes.readUInt32BE(0))
  return brands.find(([brand]) => brand.test(named))?.[1] ?? null
}
