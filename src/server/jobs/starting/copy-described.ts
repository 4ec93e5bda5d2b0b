import { sql } from 'drizzle-orm'
import type { LanguageVersions } from '#contract/entities/image.ts'
import { keywordsOf } from '#server/describing/keywords/keywords-of.ts'
import { sortKeywords } from '#server/describing/keywords/sort-keywords.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/** An image of an earlier job that has texts. */
export interface DescribedImage {
  jobId: number
  position: number
  texts: LanguageVersions
}

interface Copy {
  position: number
  url: string
  filename: string
  context: string
  repeats: DescribedImage
}

/** Gives images of a new job the texts and thumbnails of those that they repeat, each with its own keywords. */
export async function copyDescribed(tx: Transaction, jobId: number, copies: Copy[]): Promise<void> {
  if (copies.length === 0) return
  const list = JSON.stringify(copies.map(toRow))
  await tx.execute(sql`
    update job_images copy set
      copied_from = leader.job_id, interpretation = leader.interpretation, language_versions = leader.language_versions,
      purpose = leader.purpose, decorative_reason = leader.decorative_reason, breaches = leader.breaches,
      risk = leader.risk, approved_at = leader.approved_at, provider = leader.provider, model = leader.model, prompt_version = leader.prompt_version,
      has_thumbnail = leader.has_thumbnail, keywords = list.keywords, used_keywords = list."usedKeywords",
      unused_keywords = list."unusedKeywords"
    from json_to_recordset(${list}::json) as list (position int, "leaderJob" int, leader int, keywords text[],
      "usedKeywords" text[], "unusedKeywords" text[])
    join job_images leader on leader.job_id = list."leaderJob" and leader.position = list.leader
    where copy.job_id = ${jobId} and copy.position = list.position`)
  await tx.execute(sql`
    insert into job_thumbnails (job_id, position, webp)
    select ${jobId}, list.position, thumbnail.webp
    from json_to_recordset(${list}::json) as list (position int, "leaderJob" int, leader int)
    join job_images leader on leader.job_id = list."leaderJob" and leader.position = list.leader
    join job_thumbnails thumbnail on thumbnail.job_id = leader.job_id
      and thumbnail.position = coalesce(leader.follows, leader.position)`)
}

function toRow({ position, repeats, ...picture }: Copy) {
  const keywords = keywordsOf(picture)
  const sorted = sortKeywords(keywords, repeats.texts)
  return { position, leaderJob: repeats.jobId, leader: repeats.position, keywords, ...sorted }
}
