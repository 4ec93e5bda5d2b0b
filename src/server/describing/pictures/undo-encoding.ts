import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'

const decoders: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
}

/** More than one is none that anybody means. */
const mostEncodings = 2

/** The names of what a body was packed with, the last one first; empty: nothing that is known. */
export function encodingsOf(header: string | string[] | undefined): string[] {
  const names = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => Object.hasOwn(decoders, name))
  return names.length > mostEncodings ? [] : names.toReversed()
}

/** A body as it was before it was packed. Whoever reads it bounds it: a small one may unpack to much. */
export function undoEncodings(body: Readable, encodings: readonly string[]): Readable {
  let unpacked = body
  // An error of either is thrown to whoever reads the last one.
  for (const name of encodings) unpacked = pipeline(unpacked, decoders[name]!(), () => {})
  return unpacked
}
