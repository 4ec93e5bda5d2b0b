import { bounds } from '#server/platform/bounds.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { cancelOnAbort } from '#server/platform/statements/cancel-on-abort.ts'
import { createPlacesInLine } from '#server/platform/waiting/create-places-in-line.ts'
import { findImages, looksAtAll, type SearchedJob } from './find-images.ts'
import type { ImagesQuery } from './order-images.ts'

export interface Searches {
  /**
   * Runs `findImages`, in one of the reader's places if it has to read every image of the job. Waits for a place, or refuses
   * `too_many_at_once`. A request that is no longer wanted (`gone`) is aborted, in the database too.
   */
  findImages(
    reader: Owner,
    job: SearchedJob,
    query: ImagesQuery,
    gone: AbortSignal,
  ): ReturnType<typeof findImages>
  /** Runs a reading transaction that looks at all images of a job, in one of the reader's places. Refuses like `findImages`. */
  inPlace<T>(reader: Owner, gone: AbortSignal, read: (tx: Transaction) => Promise<T>): Promise<T>
}

const longestWaitMs = 15_000
const retryAfterSeconds = 5

/** Create one per process, because it counts. */
export function openSearches({ db, metrics }: Pick<Platform, 'db' | 'metrics'>): Searches {
  const places = createPlacesInLine(bounds.searchesAtOnce, bounds.searchesInLine)

  const refuseFor = (bound: keyof typeof bounds) => {
    metrics.boundsReached.inc({ bound })
    return new Refusal('too_many_at_once', { retryAfterSeconds })
  }

  async function inPlace<T>(reader: Owner, gone: AbortSignal, read: (tx: Transaction) => Promise<T>) {
    const soon = AbortSignal.any([gone, AbortSignal.timeout(longestWaitMs)])
    const place = await places.enter(reader.id, soon).catch(() => null)
    if (!place) throw refuseFor('searchesAtOnce')
    if ('full' in place) throw refuseFor('searchesInLine')
    try {
      return await db.transaction((tx) => cancelOnAbort(db, tx, gone, () => read(tx)))
    } catch (error) {
      // The caller has gone, so the error is expected.
      if (gone.aborted) throw new Refusal('took_too_long')
      throw error
    } finally {
      place.release()
    }
  }

  return {
    inPlace,
    findImages: (reader, job, query, gone) =>
      looksAtAll(query)
        ? inPlace(reader, gone, (tx) => findImages(tx, job, query))
        : findImages(db, job, query),
  }
}
