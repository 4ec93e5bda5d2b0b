import { sql } from 'drizzle-orm'
import type { LanguageVersions } from '#contract/entities/image.ts'
import { sortKeywords } from '#server/describing/keywords/sort-keywords.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { copyResult } from './result-columns.ts'

/** An image of an earlier job that has texts. */
export interface DescribedImage {
  jobId: number
  position: number
  texts: LanguageVersions
}

/** An image that gets the texts of an earlier one. */
export interface CopiedImage {
  position: number
  keywords: string[]
  repeats: DescribedImage
}

/** Copies texts and thumbnails to the images of a new job that repeat earlier ones, each with its own keywords. */
export async function copyDescribed(tx: Transaction, jobId: number, copies: CopiedImage[]): Promise<void> {
  if (copies.length === 0) return
  const list = JSON.stringify(copies.map(toRow))
  await tx.execute(sql`
    update job_images copy set
      copied_from = original.job_id, approved_at = original.approved_at, ${sql.raw(copyResult('original'))},
      keywords = list.keywords, used_keywords = list."usedKeywords",
      unused_keywords = list."unusedKeywords"
    from json_to_recordset(${list}::json) as list (position int, "originalJob" int, original int, keywords text[],
      "usedKeywords" text[], "unusedKeywords" text[])
    join job_images original on original.job_id = list."originalJob" and original.position = list.original
    where copy.job_id = ${jobId} and copy.position = list.position`)
  await tx.execute(sql`
    insert into job_thumbnails (job_id, position, webp, file, file_bytes)
    select ${jobId}, list.position, thumbnail.webp, thumbnail.file, thumbnail.file_bytes
    from json_to_recordset(${list}::json) as list (position int, "originalJob" int, original int)
    join job_images original on original.job_id = list."originalJob" and original.position = list.original
    join job_thumbnails thumbnail on thumbnail.job_id = original.job_id
      and thumbnail.position = coalesce(original.follows, original.position)`)
}

function toRow({ position, keywords, repeats }: CopiedImage) {
  const sorted = sortKeywords(keywords, repeats.texts)
  return { position, originalJob: repeats.jobId, original: repeats.position, keywords, ...sorted }
}
