import { stat } from 'node:fs/promises'
import { isGuess, sayNotice } from '#contract/lists/list-notices.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { ColumnChoice } from '#server/jobs/lists/choose-columns.ts'
import { readListApart } from '#server/jobs/lists/read-list-apart.ts'
import { readStartOptions, type StartOptions } from '#server/jobs/lists/read-start-options.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
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
      const options = readStartOptions(upload.fields)
      const carryInto = options.onlyMissing ? options.languages[0]! : null
      const { maxImages, baseUrl, replaceWeak } = options
      const { MAX_IMAGES_PER_JOB: maxImagesPerJob } = platform.settings
      const order = {
        path: upload.path,
        filename: upload.filename,
        columns: columnsOf(options, caller),
        images: { maxImages, baseUrl, carryInto, replaceWeak, maxImagesPerJob },
      }
      const { list, images } = reading.use(await readListApart(order, { signal, log: platform.log }))
      if (options.onlyMissing && !list.hasAltColumn) throw new Refusal('alt_column_missing')
      const notices = options.isStrict ? list.notices.filter(isGuess) : []
      if (notices.length > 0)
        throw new Refusal('list_ambiguous', {
          reasons: notices.map((notice) => sayNotice(notice, caller.language)).join(' '),
        })
      return {
        filename: upload.filename,
        name: options.name,
        labels: options.labels,
        listKind: list.kind,
        columns: list.headers,
        list: {
          bytes: (await stat(upload.path)).size,
          choice: { ...list.choice, ...(list.notices.length > 0 && { notices: list.notices }) },
          keep: async () => (await platform.lists.keep(caller.id, upload.path)).name,
        },
        format: options.format,
        languages: options.languages,
        promptType: options.promptType,
        customPrompt: options.customPrompt,
        textWishes: options.textWishes,
        usesFileNotes: options.usesFileNotes,
        countsRepeatsOnce: options.countRepeatsOnce,
        readImages: (_, job) => images(job),
      }
    })
  } catch (error) {
    if (error instanceof Refusal) countBound(platform, error)
    throw error
  }
}

function columnsOf(options: StartOptions, { language }: Caller): ColumnChoice {
  const { urlColumn, contextColumn, wishColumns, sheet, isPlain } = options
  return { urlColumn, contextColumn, wishColumns, sheet, table: { isPlain, language } }
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
