import { listFileOf } from '#contract/lists/list-files.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import type { FoundJob } from '#server/jobs/reading/find-job.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { UnfillableSheet } from '#server/platform/spreadsheets/zip-parts.ts'
import type { RowTexts } from './compose-cell.ts'
import type { TextMemory } from './fill-order.ts'
import { type FilledList, fillers } from './fillers.ts'
import { findLaterJobs } from './find-later-jobs.ts'
import { openKeptList } from './open-kept-list.ts'
import { type FillWishes, planFilling } from './plan-filling.ts'
import { readRowTexts } from './read-row-texts.ts'

/**
 * The uploaded list of a completed job with its texts in one column and nothing else changed; see docs/specification/results.md#export.
 * Memory use does not depend on its size. Destroying the stream ends the reading; deleting the job ends the stream with an error.
 * Refuses list_not_kept, list_not_fillable, language_not_of_job, list_column_missing and list_column_of_pictures.
 */
export async function fillList(
  platform: Pick<Platform, 'lists' | 'pool'>,
  job: FoundJob,
  wishes: FillWishes,
  memory: TextMemory,
): Promise<FilledList> {
  const plan = planFilling(job, wishes)
  const file = listFileOf(job.filename)
  if (!file) throw new Refusal('list_not_kept')
  const jobIds = [job.id, ...(await findLaterJobs(platform.pool, job.id))]
  // Existing alt texts that were taken over stay exactly as written in their column.
  const withCarried = !plan.isAltColumn && plan.ownKey !== 'alt'
  const wanted = { text: wishes.text, language: plan.language, withCarried }
  const rows = (): AsyncIterable<RowTexts[]> => readRowTexts(platform.pool, jobIds, wanted)

  const kept = await openKeptList(platform, job)
  try {
    const filled = await fillers[file]({ path: kept.path, job, plan, rows, memory })
    filled.content.once('close', () => void kept[Symbol.asyncDispose]())
    return filled
  } catch (error) {
    await kept[Symbol.asyncDispose]()
    throw asRefusal(error)
  }
}

function asRefusal(error: unknown): unknown {
  const isUnfillable = error instanceof UnfillableSheet || error instanceof UnreadableList
  return isUnfillable ? new Refusal('list_not_fillable') : error
}
