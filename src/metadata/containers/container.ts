import { UnwritableFile } from '#metadata/picture-texts.ts'

/** Where a file format keeps XMP. */
export interface Container {
  /** Whether a file is of this format, by its first bytes. */
  matches(file: Uint8Array): boolean
  /** The bytes of the XMP packet; null if there is none. Throws `UnwritableFile` for a broken file. */
  read(file: Uint8Array): Promise<Uint8Array | null>
  /** A copy of the file with this packet in place of its own; all other bytes of pixels and metadata are the same. */
  write(file: Uint8Array, packet: Uint8Array): Uint8Array<ArrayBuffer>
}

/** Segments or chunks of a file. A file that is made of empty ones would need memory many times its size. */
export const mostParts = 100_000

export function hasAscii(file: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (file[at + index] !== text.charCodeAt(index)) return false
  return true
}

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function viewOf(file: Uint8Array): DataView {
  return new DataView(file.buffer, file.byteOffset, file.byteLength)
}

export function broken(): UnwritableFile {
  return new UnwritableFile('The file is cut off or damaged.')
}
