import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type RowWishes, repeatKey } from '#contract/lists/columns/row-wishes.ts'
import type { FileNotes } from '#server/describing/file-notes.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** The image that is described instead of another, and whether its outcome is known. */
export interface Original {
  position: number
  isDecided: boolean
}

/**
 * The key of a question: the picture's bytes as sent to the provider, its context, wishes and file metadata. The first eight bytes identify
 * the picture alone.
 */
export function questionHashOf(
  jpeg: Buffer,
  image: { context: string; row: RowWishes },
  notes: FileNotes | null = null,
): Buffer {
  const asked = repeatKey('', image.context, image.row) + (notes ? JSON.stringify(notes) : '')
  return Buffer.concat([digest(jpeg), digest(asked)])
}

function digest(what: Buffer | string): Buffer {
  return createHash('sha256').update(what).digest().subarray(0, 8)
}

/**
 * Claims a question for an image, so that it is asked once in its job. Null if this image asks it. Otherwise returns the image whose answer
 * it shares; while that image is undecided, this one follows it, and so do the followers of this one.
 */
export async function claimQuestion(
  platform: Platform,
  image: { jobId: number; position: number },
  questionHash: Buffer,
): Promise<Original | null> {
  for (;;) {
    const isMine = await isFirst(platform, image, questionHash)
    // Decided by another worker, or its job is gone: there is nothing left to ask.
    if (isMine === 'decided') return { position: image.position, isDecided: true }
    const original = isMine ? null : await follow(platform, image, questionHash)
    if (original !== 'gone') return original
  }
}

async function isFirst(
  { pool }: Platform,
  { jobId, position }: { jobId: number; position: number },
  questionHash: Buffer,
): Promise<boolean | 'decided'> {
  try {
    // An image that already follows another asks nothing, whatever its address returned the second time: otherwise images could follow each
    // other in a circle.
    const [image] = await queryRows(
      pool,
      { follows: column.nullable(column.number) },
      {
        name: 'claim-question',
        text: `update job_images set ask_key = case when follows is null then $3::bytea end
          where job_id = $1 and position = $2 and state = 'pending' returning follows`,
        values: [jobId, position, questionHash],
      },
    )
    if (!image) return 'decided'
    return image.follows === null
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'job_images_ask_key')
      return false
    throw error
  }
}

/** 'gone': the image that had the question has another one by now (its address returned another picture). */
async function follow(
  { db }: Platform,
  { jobId, position }: { jobId: number; position: number },
  questionHash: Buffer,
): Promise<Original | 'gone'> {
  return db.transaction(async (tx) => {
    // Outcomes are written under this lock, so the original cannot be decided during the check.
    await tx.execute(sql`select 1 from jobs where id = ${jobId} for update`)
    const rows = await readRows(
      tx,
      { position: column.number, state: column.text },
      sql`
      select position, state from job_images where job_id = ${jobId} and position = (
        select coalesce(own.follows, asker.position) from job_images own
        left join job_images asker on asker.job_id = own.job_id and asker.ask_key = ${questionHash}
        where own.job_id = ${jobId} and own.position = ${position})`,
    )
    const [original] = rows
    if (!original || original.position === position) return 'gone'
    if (original.state !== 'pending') {
      // The worker that copies would miss an image that started to follow it from now on.
      await tx.execute(sql`
        update job_images set ask_key = null
        where job_id = ${jobId} and position = ${position} and state = 'pending' and ask_key is not null`)
      return { position: original.position, isDecided: true }
    }
    await tx.execute(sql`
      update job_images set follows = ${original.position}, ask_key = null
      where job_id = ${jobId} and (position = ${position} or follows = ${position}) and state = 'pending'`)
    await tx.execute(sql`update jobs set has_repeats = true where id = ${jobId} and not has_repeats`)
    return { position: original.position, isDecided: false }
  })
}
