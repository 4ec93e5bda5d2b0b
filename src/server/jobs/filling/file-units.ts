import type { Encoding } from '#contract/lists/detect-encoding.ts'
import { readPieces } from '#server/jobs/lists/read-pieces.ts'

const pieceBytes = 256 * 1024
const windows1252 = new TextDecoder('windows-1252')
const utf8 = new TextDecoder()

/** The characters of Windows-1252, with their bytes. */
const bytesOf1252 = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows1252.decode(Uint8Array.of(byte)), byte] as const),
)

/**
 * A file as units that correspond to its bytes, so that unchanged parts are copied byte for byte: one character per byte for UTF-8
 * and Windows-1252, one per two bytes for UTF-16. The syntax of lists is ASCII and reads the same in units.
 */
export interface FileUnits {
  /** The file's units in chunks, without its byte order mark. */
  read(): AsyncGenerator<string>
  /** The units of the byte order mark; empty if there is none. */
  mark: string
  toBytes(units: string): Buffer
  toText(units: string): string
  /** Null: the encoding cannot represent the text. */
  toUnits(text: string): string | null
}

const codes: Record<Encoding, Omit<FileUnits, 'read' | 'mark'> & { mark: string; width: 1 | 2 }> = {
  'utf-8': {
    width: 1,
    mark: '\u00ef\u00bb\u00bf',
    toBytes: (units) => Buffer.from(units, 'latin1'),
    toText: (units) => utf8.decode(Buffer.from(units, 'latin1')),
    toUnits: (text) => Buffer.from(text, 'utf8').toString('latin1'),
  },
  'windows-1252': {
    width: 1,
    mark: '',
    toBytes: (units) => Buffer.from(units, 'latin1'),
    toText: (units) => windows1252.decode(Buffer.from(units, 'latin1')),
    toUnits: unitsOf1252,
  },
  'utf-16le': {
    width: 2,
    mark: '\ufeff',
    toBytes: (units) => Buffer.from(units, 'utf16le'),
    toText: (units) => units.toWellFormed(),
    toUnits: (text) => text,
  },
  'utf-16be': {
    width: 2,
    mark: '\ufeff',
    toBytes: (units) => Buffer.from(units, 'utf16le').swap16(),
    toText: (units) => units.toWellFormed(),
    toUnits: (text) => text,
  },
}

export async function openFileUnits(path: string, encoding: Encoding): Promise<FileUnits> {
  const code = codes[encoding]
  const mark = (await beginsWith(path, code.toBytes(code.mark))) ? code.mark : ''

  async function* read(): AsyncGenerator<string> {
    let marked = mark.length
    let half: Buffer = Buffer.alloc(0)
    for await (const piece of readPieces(path, pieceBytes)) {
      const bytes = half.length > 0 ? Buffer.concat([half, piece]) : piece
      const whole = bytes.length - (bytes.length % code.width)
      half = Buffer.from(bytes.subarray(whole))
      const units = unitsOf(bytes.subarray(0, whole), encoding)
      yield units.slice(marked)
      marked = 0
    }
  }

  return { read, mark, toBytes: code.toBytes, toText: code.toText, toUnits: code.toUnits }
}

function unitsOf(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'utf-16le') return bytes.toString('utf16le')
  return encoding === 'utf-16be' ? Buffer.from(bytes).swap16().toString('utf16le') : bytes.toString('latin1')
}

async function beginsWith(path: string, bytes: Buffer): Promise<boolean> {
  for await (const piece of readPieces(path, Math.max(bytes.length, 1)))
    return bytes.length > 0 && piece.equals(bytes)
  return false
}

export function fitsWindows1252(text: string): boolean {
  return unitsOf1252(text) !== null
}

function unitsOf1252(text: string): string | null {
  let units = ''
  for (const character of text) {
    const byte = bytesOf1252.get(character)
    if (byte === undefined) return null
    units += String.fromCharCode(byte)
  }
  return units
}
