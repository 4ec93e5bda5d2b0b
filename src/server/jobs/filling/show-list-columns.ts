import { listFileOf } from '#contract/lists/list-files.ts'
import { surveyFile } from '#server/jobs/lists/survey-file.ts'
import type { FoundJob } from '#server/jobs/reading/find-job.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { openKeptList } from './open-kept-list.ts'

/** The columns of a job's list, to choose from. Refuses list_not_kept. */
export async function showListColumns(platform: Pick<Platform, 'lists'>, job: FoundJob) {
  if (!job.listChoice) throw new Refusal('list_not_kept')
  await using kept = await openKeptList(platform, job)
  const isText = listFileOf(job.filename) !== 'xlsx'
  const { urlColumn, altColumn } = job.listChoice
  return {
    headers: job.columns,
    urlColumn,
    altColumn,
    isWindows1252: isText && (await surveyFile(kept.path)).encoding === 'windows-1252',
    isJson: job.listKind === 'json-objects',
  }
}
