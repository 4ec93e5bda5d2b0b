import {
  addArchive,
  addKnownPictures,
  addPicture,
  makePictureSet,
  readPictureSet,
} from '#contract/endpoints/picture-sets.ts'
import { call } from '#web/http/call.ts'
import { CallError } from '#web/http/call-error.ts'
import { detailsOf } from '#web/http/details-of.ts'
import { pause } from '#web/http/pause.ts'
import { upload } from '#web/http/upload.ts'
import type { ChosenFiles, PathFile } from '#web/upload/parts/chosen-files.ts'

/** A file on its way. */
export interface Sending extends PathFile {
  state: 'waiting' | 'sending' | 'done' | 'refused' | 'cancelled'
  /** 0..1. */
  share: number
  /** Which of the files that are sent at once it is, from 0. */
  slot: number
  /** Why it was refused. */
  error: unknown
  cancel: AbortController
}

/** Files in an archive that were refused. */
export interface RefusedPath {
  path: string
  reason: string
}

export interface SentPictures {
  address: string
  /** Of all files of the set. */
  paths: string[]
}

export const sentAtOnce = 4
const hashedAtOnce = 50
/** Pauses after which a lost line is tried again. */
const pausesMs = [1_000, 2_000, 5_000, 10_000, 20_000]

/**
 * Uploads files into a new set, four at a time, of them one archive; a picture that the server has already is not sent. A refused file is
 * marked, and the others go on. Throws if the whole set is refused, or `signal` aborts.
 */
export async function sendPictures(
  { pictures, archives }: Record<'pictures' | 'archives', Sending[]>,
  { changed, refused, signal }: { changed(): void; refused(paths: RefusedPath[]): void; signal: AbortSignal },
): Promise<SentPictures> {
  const { id, address } = await call(makePictureSet, { signal })
  const params = { id }

  async function work(slot: number): Promise<void> {
    for (let item = await next(); item; item = await next()) await send(item, slot)
  }

  /** The server unpacks one archive of a user at a time, and would refuse the others. */
  async function workOnArchives(): Promise<void> {
    for (const archive of archives) await send(archive, 0)
    await work(0)
  }

  async function send(item: Sending, slot: number): Promise<void> {
    if (item.cancel.signal.aborted) return
    Object.assign(item, { state: 'sending', slot })
    const stop = AbortSignal.any([signal, item.cancel.signal])
    const onProgress = (share: number) => {
      item.share = share
      changed()
    }
    const form = new FormData()
    try {
      await persist(async () => {
        if (archives.includes(item)) {
          form.set('file', item.file)
          const answer = await upload(addArchive, form, { params, onProgress, signal: stop })
          refused(answer.refused)
        } else {
          form.set('path', item.path)
          form.set('file', item.file)
          await upload(addPicture, form, { params, onProgress, signal: stop })
        }
      }, stop)
      item.state = 'done'
    } catch (error) {
      signal.throwIfAborted()
      if (isOfAll(error)) throw error
      item.state = item.cancel.signal.aborted ? 'cancelled' : 'refused'
      item.error = error
    }
    changed()
  }

  let hashed: Sending[] = []
  let place = 0
  let hashing: Promise<void> | null = null
  /** The next file to send; hashes the next ones first, and asks which of them the server has. */
  async function next(): Promise<Sending | undefined> {
    for (;;) {
      const item = hashed.shift()
      if (item) return item
      if (place >= pictures.length && !hashing) return undefined
      hashing ??= look().finally(() => {
        hashing = null
      })
      await hashing
    }
  }

  async function look(): Promise<void> {
    const some = pictures.slice(place, place + hashedAtOnce)
    place += some.length
    hashed = await withoutKnown(some)
    changed()
  }

  async function withoutKnown(some: Sending[]): Promise<Sending[]> {
    // Browsers have no digests where the page came without TLS.
    if (!globalThis.crypto?.subtle) return some
    const sums = await Promise.all(some.map(({ file }) => digest(file)))
    const asked = some.map(({ path }, index) => ({ path, sha256: sums[index]! }))
    const { missing } = await persist(
      () => call(addKnownPictures, { params, body: { pictures: asked }, signal }),
      signal,
    )
    const unknown = new Set(missing)
    for (const item of some) if (!unknown.has(item.path)) Object.assign(item, { state: 'done', share: 1 })
    return some.filter(({ path }) => unknown.has(path))
  }

  await Promise.all(Array.from({ length: sentAtOnce }, (_, n) => (n === 0 ? workOnArchives() : work(n))))
  const { pictures: there } = await persist(() => call(readPictureSet, { params, signal }), signal)
  return { address, paths: there.map(({ path }) => path) }
}

/** Longer, and people should know that they wait. */
const longestPauseSeconds = 120

/** Tries again when the line was lost, or others must finish first. */
async function persist<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await attempt()
    } catch (error) {
      const mayPass =
        error instanceof TypeError || (error instanceof CallError && [429, 502, 503].includes(error.status))
      if (signal.aborted || !mayPass) throw error
      const { retryAfterSeconds = 0 } = detailsOf(error, 'rate_limited') ?? {}
      if (retryAfterSeconds > longestPauseSeconds) throw error
      await pause(Math.max(pauseMs, retryAfterSeconds * 1_000), signal)
      signal.throwIfAborted()
    }
  }
  return await attempt()
}

/** Whether no further file has a chance. */
function isOfAll(error: unknown): boolean {
  const codes = [
    'quota_reached',
    'rate_limited',
    'picture_set_full',
    'disk_full',
    'account_not_ready',
    'not_found',
    'not_signed_in',
  ]
  return (
    error instanceof TypeError || (error instanceof CallError && codes.includes(error.refusal?.code ?? ''))
  )
}

async function digest(file: File): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The list that the files are, or the one that was chosen with them. */
export function listOf(
  { list }: Pick<ChosenFiles, 'list'>,
  paths: readonly string[],
  column: string,
  name: string,
): File {
  if (list) return list
  const quoted = paths.map((path) => `"${path.replaceAll('"', '""')}"`)
  return new File([`${column}\r\n${quoted.join('\r\n')}\r\n`], `${folderOf(paths) ?? name}.csv`, {
    type: 'text/csv',
  })
}

/** The folder that all files are in. */
function folderOf(paths: readonly string[]): string | null {
  const [first = ''] = paths
  const folder = first.slice(0, first.indexOf('/') + 1)
  return folder !== '' && paths.every((path) => path.startsWith(folder)) ? folder.slice(0, -1) : null
}
