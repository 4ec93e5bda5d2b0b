import { sql } from 'drizzle-orm'
import { recheckCaller } from '#server/accounts/tokens/recheck-caller.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { Caller } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { lockOwnImage, type OwnImage } from './lock-own-image.ts'

/** Longer than regenerating and storing an image can take: the claim of a killed process expires after this. */
const claimedForSeconds = 120

/** A claimed free try: no other call can regenerate one of these images until it is released. */
export interface FreeTry {
  jobId: number
  /** The image whose row has the claim: the one that the others follow, if repeats were charged once. */
  holder: number
  /** Images that follow the holder share the try. */
  isShared: boolean
  /** Identifies the claim: when it expires. */
  until: string
}

/**
 * Claims the free try of an own image before anything is spent on it, and checks again whether its caller may. Images that were charged
 * together share one try; an image copied from an earlier job has none. Refuses what `lockOwnImage` refuses, `no_texts`, `copied_for_free`,
 * `regenerated_already`, and `regenerating_now` while the try is claimed.
 */
export async function claimTry(
  db: Database,
  caller: Pick<Caller, 'id' | 'isTest' | 'credential'>,
  ref: ImageRef,
): Promise<OwnImage & { freeTry: FreeTry }> {
  return await db.transaction(async (tx) => {
    await recheckCaller(tx, caller)
    const holder = await lockHolder(tx, ref)
    const found = await lockOwnImage(tx, caller, ref)
    if (found.image.state !== 'succeeded' || !holder) throw new Refusal('no_texts')
    if (found.image.copiedFrom !== null || holder.isCopy) throw new Refusal('copied_for_free')
    if (found.image.regeneratedAt || holder.isTaken) throw new Refusal('regenerated_already')
    if (holder.isClaimed) throw new Refusal('regenerating_now')
    const [claim] = await readRows(
      tx,
      { until: column.text },
      sql`
      update job_images set regenerating_until = clock_timestamp() + make_interval(secs => ${claimedForSeconds})
      where job_id = ${ref.jobId} and position = ${holder.position}
      returning regenerating_until::text as until`,
    )
    const freeTry = {
      jobId: ref.jobId,
      holder: holder.position,
      isShared: holder.isShared,
      until: claim!.until,
    }
    return { ...found, freeTry }
  })
}

/** Lock the job, then the holder, then the image: storing the result takes the locks in the same order. */
async function lockHolder(tx: Transaction, { jobId, position }: ImageRef) {
  await tx.execute(sql`select 1 from jobs where id = ${jobId} for key share`)
  const [holder] = await readRows(
    tx,
    {
      position: column.number,
      isShared: column.boolean,
      isCopy: column.boolean,
      isTaken: column.boolean,
      isClaimed: column.boolean,
    },
    sql`
    select holder.position, jobs.counts_repeats_once as "isShared", holder.copied_from is not null as "isCopy",
      holder.regenerated_at is not null as "isTaken",
      coalesce(holder.regenerating_until > clock_timestamp(), false) as "isClaimed"
    from job_images image join jobs on jobs.id = image.job_id
    join job_images holder on holder.job_id = image.job_id and holder.position =
      case when jobs.counts_repeats_once then coalesce(image.follows, image.position) else image.position end
    where image.job_id = ${jobId} and image.position = ${position}
    for update of holder`,
  )
  return holder
}

/** Releases a try that produced nothing; a claim that has expired and gone to another call is left alone. */
export async function giveBackTry(db: Database, { jobId, holder, until }: FreeTry): Promise<void> {
  await db.execute(sql`
    update job_images set regenerating_until = null
    where job_id = ${jobId} and position = ${holder} and regenerating_until = ${until}::timestamptz`)
}
