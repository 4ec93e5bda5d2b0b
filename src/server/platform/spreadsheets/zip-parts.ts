import './unbound-zip-streams.ts'
import { Readable } from 'node:stream'
import { ZipWriter, type ZipWriterAddDataOptions } from '@zip.js/zip.js/lib/zip-core-writer.js'

/** Adds the parts of a file, one after the other. */
export interface Parts {
  add: (name: string, content: AsyncIterable<Uint8Array>, options?: ZipWriterAddDataOptions) => Promise<void>
}

/**
 * Streams a ZIP of the parts that `addParts` adds: it is written as fast as it is read, so memory use stays flat. Destroying the stream
 * ends the reading of the parts; an error in `addParts` becomes the stream's. With `mayBeLarge` it may exceed 4 GB.
 */
export function zipParts(
  addParts: (parts: Parts) => Promise<void>,
  { mayBeLarge = false }: { mayBeLarge?: boolean } = {},
): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const leaving = new AbortController()
  const zip = new ZipWriter(writable, {
    // Excel rejects files that use zip64 sizes without need. Above 4 GB there is one.
    ...(!mayBeLarge && { zip64: false }),
    extendedTimestamp: false,
    keepOrder: true,
    useWebWorkers: false,
    signal: leaving.signal,
  })
  const stream = Readable.fromWeb(readable)
  stream.once('close', () => leaving.abort())
  addParts({
    async add(name, content, options) {
      const chunks = content[Symbol.asyncIterator]()
      try {
        await zip.add(name, ReadableStream.from({ [Symbol.asyncIterator]: () => chunks }), options)
      } finally {
        // When aborted, the ZIP writer does not close the source it reads from.
        await chunks.return?.()
      }
    },
  })
    .then(() => zip.close())
    .catch((error) => stream.destroy(error))
  return stream
}

/** A spreadsheet that cannot be filled: damaged, encrypted, too large, or without the sheet. */
export class UnfillableSheet extends Error {
  override name = 'UnfillableSheet'
}
