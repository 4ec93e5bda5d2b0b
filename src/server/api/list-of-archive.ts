import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReceivedUpload } from '#server/jobs/starting/receive-upload.ts'
import { refuseBeyondQuota } from '#server/jobs/starting/refuse-beyond-quota.ts'
import { addArchive } from '#server/jobs/uploading/add-archive.ts'
import { dropUnusedSet, makeSet } from '#server/jobs/uploading/sets.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

const fileColumn = 'file'

/**
 * Passes an uploaded list to `use` as it is. Of a ZIP of pictures it passes a list of their paths, whose pictures stay if `use` starts a job:
 * a file that is no picture becomes an image that fails, free. Refuses `no_rows` if there is no picture, and what `makeSet` and `addArchive` refuse.
 */
export async function withListOfArchive<T>(
  platform: Platform,
  caller: Caller,
  upload: ReceivedUpload,
  use: (upload: ReceivedUpload) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  if (!/\.zip$/i.test(upload.filename)) return await use(upload)
  const set = await makeSet(platform.db, caller, { isNew: true })
  try {
    const refuseWithout = (moreBytes: number) =>
      refuseBeyondQuota(platform, platform.db, { userId: caller.id, newJobId: null, moreBytes })
    const sent = { setId: set.id, archive: upload.path, refuseWithout }
    const { added, refused } = await addArchive(platform, caller, sent, signal)
    if (added.length === 0) throw new Refusal('no_rows')
    const named = [...added, ...refused.filter(({ why }) => why !== 'unsafe')]
    const rows = named.map(({ path }) => `"${path.replaceAll('"', '""')}"`)
    const path = join(dirname(upload.path), 'paths')
    await writeFile(path, `${[fileColumn, ...rows].join('\r\n')}\r\n`, { mode: 0o600 })
    const filename = upload.filename.replace(/\.zip$/i, '.csv')
    const fields = { ...upload.fields, urlColumn: fileColumn, baseUrl: set.address }
    return await use({ path, filename, fields })
  } finally {
    // A quote, a start that was refused, or one that another call made.
    await dropUnusedSet(platform.db, caller, set.id)
  }
}
