import type { FoundJob } from '#server/jobs/reading/find-job.ts'
import type { OpenedFile } from '#server/platform/files/kept-files.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The list that a job was created from, as uploaded. Refuses list_not_kept. */
export async function openKeptList(
  { lists }: Pick<Platform, 'lists'>,
  { userId, listFile }: Pick<FoundJob, 'userId' | 'listFile'>,
): Promise<OpenedFile> {
  const kept = listFile === null ? null : await lists.open(userId, listFile)
  if (!kept) throw new Refusal('list_not_kept')
  return kept
}
