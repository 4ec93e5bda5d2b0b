import './unbound-zip-streams.ts'
import { Readable } from 'node:stream'
import { ZipWriter, type ZipWriterAddDataOptions } from '@zip.js/zip.js/lib/zip-core-writer.js'

/** Where the parts of a file go, one after the other. */
export interface Parts {
  add: (name: string, content: AsyncIterable<Uint8Array>, options?: ZipWriterAddDataOptions) => Promise<void>
}

/**
 * A ZIP of the parts that `addParts` adds, as a stream: it is written as fast as it is read, and memory stays flat. Destroying the
 * stream ends the reading of what its parts are made of; an error in `addParts` is the stream's.
 */
export function zipParts(addParts: (parts: Parts) => Promise<void>): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const leaving = new AbortController()
  const zip = new ZipWriter(writable, {
    // Excel does not trust a file that says so of sizes which need it not.
    zip64: false,
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
        // The ZIP's writer leaves what it reads as it is when it is aborted.
        await chunks.return?.()
      }
    },
  })
    .then(() => zip.close())
    .catch((error) => stream.destroy(error))
  return stream
}
