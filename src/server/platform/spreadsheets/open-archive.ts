import './unbound-zip-streams.ts'
import { openAsBlob } from 'node:fs'
import { setImmediate as breathe } from 'node:timers/promises'
import { BlobReader } from '@zip.js/zip.js'
import { type Entry, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js'
import type { Package } from '#contract/spreadsheets/open-package.ts'
import { UnfillableSheet } from './zip-parts.ts'

export const archiveBounds = {
  entries: 10_000,
  /** For a part that is held in memory, uncompressed. */
  smallPartBytes: 10_000_000,
  /** For a sheet, uncompressed. */
  sheetBytes: 1_000_000_000,
  /** Compression ratio of a sheet; small sheets may have any. */
  ratio: 250,
  ratioAfterBytes: 20_000_000,
}

export interface Archive extends Package {
  /** In the order of the file, folders included. */
  entries: readonly Entry[]
  /** Finds a part by name, without a leading slash and ignoring case. */
  find: (name: string) => FileEntry | undefined
  /** Throws if there is no such part or it is too large. */
  readText: (name: string) => Promise<string>
}

/** Opens an untrusted XLSX; nothing is uncompressed yet. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)), {
    useWebWorkers: false,
    checkOverlappingEntry: true,
  })
  const entries: Entry[] = []
  const named = new Map<string, FileEntry>()
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (entry.encrypted) throw new UnfillableSheet('it is encrypted')
      if (entries.length === archiveBounds.entries) throw new UnfillableSheet('it has too many parts')
      entries.push(entry)
      const key = keyOf(entry.filename)
      if (named.has(key)) throw new UnfillableSheet('it has two parts of one name')
      if (!entry.directory) named.set(key, entry)
    }
  } catch (error) {
    throw asUnfillable(error)
  }
  const find = (name: string) => named.get(keyOf(name))
  const get = (name: string) => {
    const entry = find(name)
    if (!entry) throw new UnfillableSheet(`it has no ${name}`)
    return entry
  }
  return {
    entries,
    find,
    has: (name) => find(name) !== undefined,
    async *read(name) {
      yield* unpackWithin(get(name), archiveBounds.smallPartBytes)
    },
    async readText(name) {
      let text = ''
      for await (const piece of readPart(get(name), archiveBounds.smallPartBytes)) text += piece
      return text
    },
  }
}

/** Yields the text of a part in chunks, UTF-8 that encodes back to the same bytes. Throws beyond `maxBytes` or the maximum ratio. */
export async function* readPart(entry: FileEntry, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    for await (const chunk of unpackWithin(entry, maxBytes)) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw asUnfillable(error)
  }
}

async function* unpackWithin(entry: FileEntry, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of unpack(entry)) {
    bytes += chunk.length
    const isBomb = bytes > archiveBounds.ratioAfterBytes && bytes > entry.compressedSize * archiveBounds.ratio
    if (bytes > maxBytes || isBomb) throw new UnfillableSheet(`${entry.filename} is too large`)
    // Highly compressed data would otherwise block the event loop.
    await breathe()
    yield chunk
  }
}

/** Yields the bytes of a part, still compressed if `isPacked`. Leaving early ends the reading. */
export async function* unpack(entry: FileEntry, { isPacked = false } = {}): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const leaving = new AbortController()
  const reading = entry.getData(writable, {
    passThrough: isPacked,
    checkCrc32: !isPacked,
    useWebWorkers: false,
    signal: leaving.signal,
  })
  // A reading error becomes the stream's error.
  reading.catch((error) => writable.abort(error).catch(() => {}))
  try {
    yield* readable
  } finally {
    leaving.abort()
    await reading.catch(() => {})
  }
}

export function keyOf(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
}

function asUnfillable(error: unknown): UnfillableSheet {
  if (error instanceof UnfillableSheet) return error
  return new UnfillableSheet('it is damaged', { cause: error })
}
