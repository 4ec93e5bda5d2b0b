import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ImageSelection } from '#contract/entities/image-filter.ts'
import { maxLanguages } from '#contract/languages.ts'
import { pricePerTranslation } from '#contract/pricing.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { chooseLanguages, splitLanguages } from '#server/jobs/lists/choose-languages.ts'
import type { ImageSum, ReadImage } from '#server/jobs/lists/read-images.ts'
import { type JobOfImages, writeBatch } from '#server/jobs/lists/write-batch.ts'
import { lockOwnJob } from '#server/jobs/lock-own-job.ts'
import { hasTexts, isSelected } from '#server/jobs/reading/find-images.ts'
import { type FoundJob, findOwnEndedJob } from '#server/jobs/reading/find-job.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { countingStart } from './count-start.ts'
import type { InsertedBatch } from './insert-images.ts'
import { type RowAgain, readRowsAgain } from './read-rows-again.ts'
import { startOnce } from './start-once.ts'
import type { StartedJob, StartMeans } from './write-job.ts'

interface Translation {
  jobId: number
  selection: ImageSelection
  /** The language whose texts are right. */
  from: string
  /** Languages of the job, or new ones. */
  to: string[]
}

/** How many of the selected images need the translation, and its price in cents. Refuses what `translateImages` does of the input. */
export async function previewTranslation(
  { db }: Platform,
  caller: Caller,
  { jobId, ...translation }: Translation,
): Promise<{ totalImages: number; estimatedCost: number }> {
  const job = await findOwnEndedJob(db, caller, jobId)
  const totalImages = await db.$count(jobImages, chosen(job, translation))
  return { totalImages, estimatedCost: totalImages * pricePerTranslation(translation.to.length) }
}

/**
 * Starts a job that translates the texts of images of a finished own job where they are outdated or missing in one of the languages, at
 * today's price for each image and language. New languages become languages of the job. When it ends, texts in languages that an image
 * had none in are its texts, all others its proposal. `startOnce` says when it returns an earlier one. Refuses `not_found`, `job_running`,
 * `unknown_language`, what `chooseLanguages` and `startOnce` refuse, `too_many_languages` and `nothing_to_translate`.
 */
export async function translateImages(
  platform: Platform,
  caller: Caller,
  { jobId, ...translation }: Translation,
  means: StartMeans,
): Promise<StartedJob> {
  return await countingStart(platform, caller, (count) =>
    startOnce(platform, caller, means, async () => {
      const job = await findOwnEndedJob(platform.db, caller, jobId)
      const which = chosen(job, translation)
      if ((await platform.db.$count(jobImages, which)) === 0) throw new Refusal('nothing_to_translate')
      await count()
      const { filename, listKind, columns, pictureSet, format, textWishes, usesFileNotes, isTest } = job
      return {
        ...{ filename, listKind, columns, pictureSet, format, textWishes, usesFileNotes, isTest },
        languages: translation.to,
        promptType: 'system',
        customPrompt: '',
        countsRepeatsOnce: false,
        regenerates: jobId,
        translatesFrom: translation.from,
        priceCents: pricePerTranslation(translation.to.length),
        list: null,
        readImages: (tx, newJob) => readImagesOf(tx, caller, job, { which, to: translation.to }, newJob),
      }
    }),
  )
}

/** The selected images that have a text to translate, and none or an outdated one in one of the languages. */
function chosen(job: FoundJob, { selection, from, to }: Omit<Translation, 'jobId'>): SQL | undefined {
  if (!job.languages.includes(from) || to.includes(from))
    throw new Refusal('unknown_language', { language: from })
  const added = newLanguages(job, to)
  if (job.languages.length + added.length > maxLanguages)
    throw new Refusal('too_many_languages', { max: maxLanguages })
  const { languageVersions, outdated } = jobImages
  const wanted = sql`${sql.param(to)}::text[]`
  return and(
    isSelected(job, selection),
    hasTexts,
    isNull(jobImages.proposal),
    sql`${languageVersions} ? ${from}`,
    sql`(${outdated} && ${wanted} or not ${languageVersions} ?& ${wanted})`,
  )
}

/** Refuses what `chooseLanguages` refuses of them beside those of the job. */
function newLanguages(job: FoundJob, to: readonly string[]): string[] {
  const added = to.filter((language) => !job.languages.includes(language))
  const { codes, names } = splitLanguages([...job.languages, ...added])
  chooseLanguages(codes, names)
  return added
}

async function* readImagesOf(
  tx: Transaction,
  caller: Caller,
  job: FoundJob,
  { which, to }: { which: SQL | undefined; to: readonly string[] },
  newJob: JobOfImages,
): AsyncGenerator<InsertedBatch> {
  const { languages } = await lockOwnJob(tx, caller, job.id, 'no key update')
  const added = to.filter((language) => !languages.includes(language))
  if (added.length > 0)
    await tx
      .update(jobs)
      .set({ languages: [...languages, ...added] })
      .where(eq(jobs.id, job.id))
  const sum: ImageSum = { rows: 0, total: 0, failed: 0, repeats: 0, copied: 0, carried: 0 }
  for await (const rows of readRowsAgain(tx, job.id, which)) {
    const first = sum.total + 1
    sum.rows = sum.total += rows.length
    yield writeBatch(
      rows.map((row, index) => asPending(row, first + index)),
      { ...sum },
      newJob,
    )
  }
}

/** Its address is not read: no picture is fetched. */
function asPending({ repeats: _repeats, ...row }: RowAgain, position: number): ReadImage {
  return {
    row: { ...row, regenerates: row.position },
    url: row.rawUrl,
    filename: row.filename,
    context: row.context,
    position,
    state: 'pending',
    fault: null,
    doneNumber: null,
    follows: null,
    texts: null,
    breaches: null,
  }
}
