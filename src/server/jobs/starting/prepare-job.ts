import { stat } from 'node:fs/promises'
import { apiLimits } from '#contract/api-limits.ts'
import type { FilesOfSet } from '#contract/file-alt-texts.ts'
import { firstColumns } from '#contract/lists/columns/column-key.ts'
import { isGuess, sayNotice } from '#contract/lists/list-notices.ts'
import { readSetAddress } from '#contract/picture-set-address.ts'
import type { ColumnChoice } from '#server/jobs/lists/choose-columns.ts'
import { readListInChildProcess } from '#server/jobs/lists/read-list-in-child-process.ts'
import { readStartOptions, type StartOptions } from '#server/jobs/lists/read-start-options.ts'
import type { JobOfImages } from '#server/jobs/lists/write-batch.ts'
import { readFilesOfSet } from '#server/jobs/picture-sets/read-files-of-set.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { InsertedBatch } from './insert-images.ts'
import type { ReceivedUpload } from './receive-upload.ts'
import type { NewJob } from './write-job.ts'

/** A job that could be started. */
export interface PreparedJob extends Omit<NewJob, 'readImages'> {
  /** Reads the images of its list, once. */
  images(job: JobOfImages): AsyncIterable<InsertedBatch>
}

/**
 * Reads an upload as far as the job's own fields; `reading` keeps the list open for its images. Refuses invalid lists and options. Once the
 * signal is aborted nothing more is read.
 */
export async function prepareJob(
  platform: Platform,
  caller: Caller,
  upload: ReceivedUpload,
  reading: AsyncDisposableStack,
  signal?: AbortSignal,
): Promise<PreparedJob> {
  const options = readStartOptions(upload.fields)
  const carryInto = options.onlyMissing ? options.languages : null
  const pictureSet = readSetAddress(options.baseUrl ?? '')?.setId ?? null
  const { maxImages, baseUrl, replaceWeak } = options
  const { isTest = false } = caller
  const maxImagesPerJob = imagesPerJob(platform.settings, caller)
  const order = {
    path: upload.path,
    filename: upload.filename,
    columns: { ...columnsOf(options, caller), externalIdColumn: upload.externalIdColumn },
    images: { maxImages, baseUrl, keywords: upload.keywords, carryInto, replaceWeak, maxImagesPerJob },
  }
  const { list, images } = reading.use(await readListInChildProcess(order, { signal, log: platform.log }))
  // The files of a set can have alt texts, too.
  if (options.onlyMissing && !list.hasAltColumn && !pictureSet) throw new Refusal('alt_column_missing')
  // A program does not see, as people do, what a list was understood as.
  if (list.lacksAddresses && !options.baseUrl && caller.credential?.kind === 'token')
    throw new Refusal('no_addresses', { columns: firstColumns(list.headers) })
  const notices = options.isStrict ? list.notices.filter(isGuess) : []
  if (notices.length > 0)
    throw new Refusal('list_ambiguous', {
      reasons: notices.map((notice) => sayNotice(notice, caller.language)).join(' '),
    })
  const said = [...(upload.notices ?? []), ...list.notices]
  const set: FilesOfSet | null =
    carryInto && pictureSet ? await readFilesOfSet(platform.db, caller, pictureSet) : null
  return {
    filename: upload.filename,
    name: options.name,
    labels: options.labels,
    isTest,
    listKind: list.kind,
    pictureSet,
    columns: list.headers,
    list: {
      bytes: (await stat(upload.path)).size,
      choice: { ...list.choice, ...(said.length > 0 && { notices: said }) },
      keep: async () => (await platform.lists.keep(caller.id, upload.path, upload.sha256)).name,
    },
    format: options.format,
    languages: options.languages,
    promptType: options.promptType,
    customPrompt: options.customPrompt,
    textWishes: options.textWishes,
    usesFileNotes: options.usesFileNotes,
    countsRepeatsOnce: options.countRepeatsOnce,
    images: (job) => images(job, set),
  }
}

/** How many images a job can have. */
export function imagesPerJob(
  { MAX_IMAGES_PER_JOB }: Pick<Platform['settings'], 'MAX_IMAGES_PER_JOB'>,
  { isTest }: Pick<Caller, 'isTest'>,
): number {
  return isTest ? Math.min(apiLimits.imagesPerTestJob, MAX_IMAGES_PER_JOB) : MAX_IMAGES_PER_JOB
}

function columnsOf(options: StartOptions, { language }: Caller): ColumnChoice {
  const { urlColumn, contextColumn, wishColumns, sheet, isPlain } = options
  return { urlColumn, contextColumn, wishColumns, sheet, table: { isPlain, language } }
}
