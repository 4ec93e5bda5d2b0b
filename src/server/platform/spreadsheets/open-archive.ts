import './unbound-zip-streams.ts'
import { openAsBlob } from 'node:fs'
import { setImmediate as breathe } from 'node:timers/promises'
import { BlobReader } from '@zip.js/zip.js'
import { type Entry, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js'
import type { Package } from '#contract/spreadsheets/open-package.ts'
import { UnfillableSheet } from './unfillable-sheet.ts'

export const archiveBounds = {
  entries: 10_000,
  /** Of a part that is held as a whole, unpacked. */
  smallPartBytes: 10_000_000,
  /** Of a sheet, unpacked. */
  sheetBytes: 1_000_000_000,
  /** Of a sheet, unpacked to packed; a small one may be anything. */
  ratio: 250,
  ratioAfterBytes: 20_000_000,
}

export interface Archive extends Package {
  /** In the order of the file, folders too. */
  entries: readonly Entry[]
  /** Its name without a leading slash; capitals don't count. */
  find: (name: string) => FileEntry | undefined
  /** Throws where there is no such part or it is too large. */
  readText: (name: string) => Promise<string>
}

/** The parts of an untrusted XLSX; nothing is unpacked yet. */
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

/** The text of a part, piece by piece: UTF-8 that is written again as the same bytes. Throws beyond `maxBytes` or the ratio of the bounds. */
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
    // What unpacks to much would come all at once.
    await breathe()
    yield chunk
  }
}

/** As it stands in the file, still packed where `isPacked`. Leaving early ends the reading. */
export async function* unpack(entry: FileEntry, { isPacked = false } = {}): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const leaving = new AbortController()
  const reading = entry.getData(writable, {
    passThrough: isPacked,
    checkCrc32: !isPacked,
    useWebWorkers: false,
    signal: leaving.signal,
  })
  // Its error is that of the stream, too.
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
