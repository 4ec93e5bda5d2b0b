import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BlobReader } from '@zip.js/zip.js'
import { type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js'
import type { z } from 'zod'
import { cleanPath } from '#contract/clean-path.ts'
import type { addArchive as endpoint, SetPicture } from '#contract/endpoints/picture-sets.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import type { Caller } from '#server/platform/caller.ts'
import { isDiskFull } from '#server/platform/files/open-kept-folder.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { unpack } from '#server/platform/spreadsheets/open-archive.ts'
import { type Storing, sayFileFault, storePicture } from './store-picture.ts'

/** What was added, and what was left out with its reason. */
export type AddedPictures = z.infer<(typeof endpoint)['schema']['response'][200]>

interface SentArchive {
  setId: string
  archive: string
  /** Refuses if this many more bytes are too many. */
  refuseWithout(bytes: number): Promise<void>
  /** Paths that were there before it; those of its files are added. */
  paths?: Set<string>
}

/** What file systems and archivers leave in archives: no one means to send it. */
const leftovers = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/i
const unsafe = {
  de: 'Der Pfad führt aus dem Archiv heraus, oder die Datei ist eine Verknüpfung, verschlüsselt oder doppelt vorhanden.',
  en: 'Its path leads out of the archive, or the file is a link, encrypted, or there twice.',
} satisfies Record<UiLanguage, string>

/**
 * Adds the pictures of an untrusted ZIP to a set, one after the other; every file that is none, or is unsafe, is named. Refuses
 * `archive_unreadable` before anything is added, `quota_reached` when `room` bytes are used up, and what `storePicture` refuses: what was added until then stays.
 */
export async function addArchive(
  platform: Storing,
  reader: Caller,
  { setId, archive, refuseWithout, paths = new Set<string>() }: SentArchive,
  signal: AbortSignal,
): Promise<AddedPictures> {
  const answer: AddedPictures = { added: [], refused: [] }
  const maxBytes = platform.settings.MAX_PICTURE_MB * 1e6
  const target = join(dirname(archive), 'picture')
  for (const entry of await readEntries(archive)) {
    signal.throwIfAborted()
    if (entry.directory || leftovers.test(entry.filename)) continue
    const path = safePath(entry)
    if (path === null || paths.has(path)) {
      answer.refused.push(refuseUnsafe(entry.filename, reader.language))
      continue
    }
    paths.add(path)
    const outcome = await take(entry, path)
    if ('fault' in outcome) answer.refused.push(refuseFile(path, outcome.fault, reader.language))
    else answer.added.push(outcome)
  }
  return answer

  async function take(entry: FileEntry, path: string): Promise<SetPicture | { fault: PictureFault }> {
    try {
      const written = await unpackTo(entry, target, maxBytes)
      if (written === 'too_large') return { fault: tooLarge(maxBytes) }
      if (written === 'damaged') return { fault: { code: 'damaged' } }
      await refuseWithout(written.bytes)
      return await storePicture(platform, reader, setId, { path, from: target, sha256: written.sha256 })
    } finally {
      await rm(target, { force: true })
    }
  }
}

/** All of them, before the first is unpacked: one that has too many adds nothing. */
async function readEntries(archive: string): Promise<FileEntry[]> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(archive)), {
    useWebWorkers: false,
    checkOverlappingEntry: true,
    // One bad name would refuse the whole archive; `cleanPath` refuses it alone.
    filenameValidation: 'tolerant',
  })
  const entries: FileEntry[] = []
  const generated = zip.getEntriesGenerator()
  for (;;) {
    const { done, value } = await generated.next().catch(() => {
      throw new Refusal('archive_unreadable')
    })
    if (done) return entries
    if (entries.length === limits.picturesPerSet) throw new Refusal('archive_unreadable')
    // Safe: folders have no data, and are not read.
    entries.push(value as FileEntry)
  }
}

function safePath(entry: FileEntry): string | null {
  return entry.symlink || entry.encrypted ? null : cleanPath(entry.filename)
}

/** Unpacks as many bytes as a picture may have, whatever size the archive claims. Returns how many there were, and their digest. */
async function unpackTo(
  entry: FileEntry,
  target: string,
  maxBytes: number,
): Promise<{ bytes: number; sha256: string } | 'too_large' | 'damaged'> {
  await using file = await open(target, 'w', 0o600)
  let bytes = 0
  const hash = createHash('sha256')
  const pieces = unpack(entry)
  for (;;) {
    const piece = await pieces.next().catch(() => 'damaged' as const)
    if (piece === 'damaged') return 'damaged'
    if (piece.done) return { bytes, sha256: hash.digest('hex') }
    bytes += piece.value.length
    if (bytes > maxBytes) {
      await pieces.return(undefined)
      return 'too_large'
    }
    hash.update(piece.value)
    // Unlike `write`, it never leaves out the end of a piece.
    await file.writeFile(piece.value).catch((error) => {
      throw isDiskFull(error) ? new Refusal('disk_full') : error
    })
  }
}

type RefusedFile = AddedPictures['refused'][number]

/** `name`: as somebody sent it. */
export function refuseUnsafe(name: string, language: UiLanguage): RefusedFile {
  return { path: name.slice(0, limits.pathCharacters), why: 'unsafe', reason: unsafe[language] }
}

export function refuseFile(path: string, fault: PictureFault, language: UiLanguage): RefusedFile {
  return { path, why: fault.code, reason: sayFileFault(fault, language) }
}

export function tooLarge(maxBytes: number): PictureFault {
  return { code: 'too_large', details: { maxMegabytes: maxBytes / 1e6 } }
}
