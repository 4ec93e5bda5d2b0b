import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSetAddress } from '#contract/picture-set-address.ts'
import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { findSetPicture } from './find-set-picture.ts'

type Means = Pick<Platform, 'db' | 'pictures'>

/**
 * The fetcher, with the uploaded pictures of one user: an address of one of their sets leads to a stored file. A store that does not answer
 * is asked again after each of these pauses.
 */
export function withPictureSets(
  fetcher: PictureFetcher,
  means: Means,
  owner: Owner,
  { retryAfterMs = [] }: { retryAfterMs?: readonly number[] } = {},
): PictureFetcher {
  return {
    close: () => fetcher.close(),
    async fetch(url, signal, bounds) {
      const meant = readSetAddress(url)
      if (!meant) return await fetcher.fetch(url, signal, bounds)
      const found = await findSetPicture(means.db, owner, meant)
      if (!found) return { fault: { code: 'not_uploaded' } }
      const maxBytes = bounds?.maxBytes ?? Number.POSITIVE_INFINITY
      if (found.bytes > maxBytes)
        return { fault: { code: 'too_large', details: { maxMegabytes: Math.floor(maxBytes / 1e6) } } }
      await bounds?.hold(found.bytes, signal)
      for (const pauseMs of [...retryAfterMs, null]) {
        try {
          const bytes = await read(means, owner, found.sha256)
          return bytes ? { bytes } : { fault: { code: 'not_uploaded' } }
        } catch (error) {
          // The bucket does not answer, or the disk is full: another try may succeed.
          if (!(error instanceof Refusal)) throw error
        }
        if (pauseMs !== null) await sleep(pauseMs, undefined, { signal })
      }
      return { fault: { code: 'unreachable' } }
    },
  }
}

/** The file that this address means, if it is one of an own set; undefined if it is on the internet or gone. */
export async function readSetFile(means: Means, owner: Owner, url: string): Promise<Buffer | undefined> {
  const meant = readSetAddress(url)
  const found = meant && (await findSetPicture(means.db, owner, meant))
  return (found && (await read(means, owner, found.sha256))) ?? undefined
}

async function read({ pictures }: Means, owner: Owner, sha256: string): Promise<Buffer | null> {
  await using file = await pictures.open(owner.id, sha256)
  return file && (await readFile(file.path))
}
