import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'

const decoders: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
}

/** More encodings than this are never sent on purpose. */
const mostEncodings = 2

/** The known encodings of a body, last one first; empty if there are none or too many. */
export function encodingsOf(header: string | string[] | undefined): string[] {
  const names = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => Object.hasOwn(decoders, name))
  return names.length > mostEncodings ? [] : names.toReversed()
}

/** Decodes a body. The reader must limit it, because a small body can unpack to a large one. */
export function undoEncodings(body: Readable, encodings: readonly string[]): Readable {
  let unpacked = body
  // An error in any of them is thrown to the reader of the last one.
  for (const name of encodings) unpacked = pipeline(unpacked, decoders[name]!(), () => {})
  return unpacked
}
