import { type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { damaged, tooLarge } from './damaged.ts'
import { spreadsheetLimits } from './spreadsheet-limits.ts'

const { parts: maxParts, directoryMegabytes, partMegabytes, ratio, ratioFromMegabytes } = spreadsheetLimits

/** The parts of a workbook by name; names differ in more than case. */
export interface Package {
  has(part: string): boolean
  /** A part's unpacked bytes, read on demand; each call starts from the beginning. */
  read(part: string): AsyncGenerator<Uint8Array>
}

/**
 * Lists the parts of a ZIP. Parts are unpacked only on request and never to disk, so path traversal in names is harmless. Refuses
 * spreadsheet_damaged, spreadsheet_locked, and spreadsheet_too_large: the latter as soon as a part exceeds its limit, whatever size
 * the ZIP states.
 */
export async function openPackage(file: Blob): Promise<Package> {
  const reader = new ZipReader(sourceOf(file), {
    useWebWorkers: false,
    checkOverlappingEntry: true,
    filenameValidation: 'tolerant',
  })
  const entries = new Map<string, FileEntry>()
  try {
    let count = 0
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1
      if (count > maxParts) throw tooLarge('ZIP')
      // Two entries with the same name: there is no way to know which is the right one.
      if (entries.has(nameOf(entry.filename))) throw damaged(entry.filename)
      if (!entry.directory) entries.set(nameOf(entry.filename), entry)
    }
  } catch (error) {
    throw error instanceof UnreadableList ? error : damaged('ZIP')
  }

  return {
    has: (part) => entries.has(nameOf(part)),
    async *read(part) {
      const entry = entries.get(nameOf(part))
      if (!entry) throw damaged(part)
      if (entry.encrypted) throw new UnreadableList('spreadsheet_locked')
      let bytes = 0
      for await (const piece of unpack(entry, part)) {
        bytes += piece.length
        const isBomb = bytes > ratioFromMegabytes * 1e6 && bytes > entry.compressedSize * ratio
        if (isBomb || bytes > partMegabytes * 1e6) throw tooLarge(part)
        yield piece
      }
    },
  }
}

function nameOf(part: string): string {
  return part.replace(/^\/+/, '').toLowerCase()
}

function sourceOf(file: Blob) {
  return {
    size: file.size,
    init: async () => {},
    async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
      // The directory is read in one go, so it must not be the whole file.
      if (length > directoryMegabytes * 1e6) throw tooLarge('ZIP')
      return new Uint8Array(await file.slice(offset, offset + length).arrayBuffer())
    },
    createReadable({ offset = 0, size = file.size }: { offset?: number; size?: number } = {}) {
      return file.slice(offset, offset + size).stream()
    },
    // Required by the types; not used if `createReadable` is there.
    readable: file.stream(),
  }
}

async function* unpack(entry: FileEntry, part: string): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const end = new AbortController()
  const pieces = readable.getReader()
  // The stream may have failed already.
  const stop = () => pieces.cancel().catch(() => {})
  let isDamaged = false
  entry.getData(writable, { signal: end.signal }).catch(() => {
    isDamaged = true
    stop()
  })
  try {
    for (;;) {
      const { done, value } = await pieces.read()
      if (isDamaged) throw damaged(part)
      if (done) return
      yield value
    }
  } catch {
    throw damaged(part)
  } finally {
    end.abort()
    stop()
  }
}
