import type { RefusalCode } from '#contract/refusals.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { prepareJob } from './prepare-job.ts'
import type { ReceivedUpload } from './receive-upload.ts'
import { startOnce } from './start-once.ts'
import type { StartedJob, StartMeans } from './write-job.ts'

/**
 * Starts a job from an upload. `startOnce` says when it returns an earlier one. Refuses invalid lists and options, and what `startOnce`
 * refuses. Once the signal is aborted nothing more is read.
 */
export async function startJob(
  platform: Platform,
  caller: Caller,
  upload: ReceivedUpload,
  means: StartMeans,
  signal?: AbortSignal,
): Promise<StartedJob> {
  await using reading = new AsyncDisposableStack()
  try {
    return await startOnce(platform, caller, means, async () => {
      const { images, ...job } = await prepareJob(platform, caller, upload, reading, signal)
      return { ...job, readImages: (_, written) => images(written) }
    })
  } catch (error) {
    if (error instanceof Refusal) countBound(platform, error)
    throw error
  }
}

/** The bound that each refusal of a list reports. */
const boundOf: Partial<Record<RefusalCode, string>> = {
  too_many_rows: 'maxRowsRead',
  too_many_columns: 'maxColumns',
  row_too_large: 'maxRowCharacters',
  too_many_pictures: 'picturesPerCell',
  sheet_row_too_large: 'maxRowCharacters',
  spreadsheet_too_large: 'spreadsheet',
  list_unreadable: 'listReader',
}

function countBound({ metrics }: Platform, { code }: Refusal): void {
  const bound = boundOf[code]
  if (bound) metrics.boundsReached.inc({ bound })
}
