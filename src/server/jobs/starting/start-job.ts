import { openList } from '#server/jobs/lists/read-list.ts'
import { readStartOptions } from '#server/jobs/lists/read-start-options.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { ReceivedUpload } from './receive-upload.ts'
import { startOnce } from './start-once.ts'
import type { StartedJob } from './write-job.ts'

/**
 * Starts a job from an upload. The same `idempotencyKey` of the same caller answers the first job again.
 * Refuses what is wrong with the list or the options, and what `startOnce` refuses.
 */
export async function startJob(
  platform: Platform,
  caller: Caller,
  upload: ReceivedUpload,
  idempotencyKey: string | null,
): Promise<StartedJob> {
  return await startOnce(platform, caller, idempotencyKey, async () => {
    const options = readStartOptions(upload.fields)
    const list = await openList(upload.path, upload.filename, options)
    if (options.onlyMissing && !list.hasAltColumn) throw new Refusal('alt_column_missing')
    return {
      filename: upload.filename,
      listKind: list.kind,
      columns: list.headers,
      format: options.format,
      languages: options.languages,
      promptType: options.promptType,
      customPrompt: options.customPrompt,
      countsRepeatsOnce: options.countRepeatsOnce,
      maxImages: options.maxImages,
      baseUrl: options.baseUrl,
      carryInto: options.onlyMissing ? options.languages[0]! : null,
      readRows: () => list.rows,
    }
  })
}
