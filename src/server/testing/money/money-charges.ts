import { add, count, type JobTally, type MoneyWorld, type OutcomeTry } from './money-world.ts'

interface FoundJob {
  jobId: number
  userId: number
  isThere: boolean
  /** Images charged for; null without a transaction. */
  charged: number | null
  chargedPrice: number | null
  succeeded: number[]
  /** Of the rows that succeeded, those that are alike counted once. */
  different: number
}

export async function findJobs({ site, book }: MoneyWorld): Promise<FoundJob[]> {
  const { rows } = await site.platform.pool.query<FoundJob>(
    `
    select hold.job_id as "jobId", hold.user_id as "userId", job.id is not null as "isThere",
      entry.image_count as charged, entry.image_price_cents as "chargedPrice",
      array(select position from job_images where job_id = hold.job_id and state = 'succeeded') as succeeded,
      (select count(distinct source::text)::int from job_images
        where job_id = hold.job_id and state = 'succeeded') as different
    from credit_holds hold left join jobs job on job.id = hold.job_id
      left join credit_transactions entry on entry.reference = 'job:' || hold.job_id
    where hold.position = 0 and hold.user_id = any($1)`,
    [book.people.map(({ id }) => id)],
  )
  return rows
}

/** What each user was charged for jobs, by the story's prices. What was charged and should not have been is a fault. */
export function sumCharges({ book }: MoneyWorld, jobs: FoundJob[], faults: string[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const job of jobs) {
    const tally = book.jobs.get(job.jobId) ?? untouched
    const fault = checkJob(job, tally, book.swept.has(job.userId))
    if (fault) faults.push(`job ${job.jobId} of user ${job.userId}: ${fault}`)
    add(sums, job.userId, (job.charged ?? 0) * tally.priceCents)
    count(book, job.charged ? 'job charged' : 'job free')
    if (job.charged !== null && job.charged < job.succeeded.length) count(book, 'job with free repeats')
  }
  return sums
}

const untouched: JobTally = { priceCents: 0, countsRepeatsOnce: false, tries: [], claims: [] }

function checkJob(job: FoundJob, tally: JobTally, mayBeSwept: boolean): string | null {
  const ends = endsOf(tally)
  const certain = ends.filter(({ success, free }) => success === 'yes' && free === 'no').length
  const possible = ends.filter(({ success, free }) => success !== 'no' && free !== 'yes').length
  const charged = job.charged ?? 0
  const told = `${charged} images charged, ${certain} to ${possible} succeeded that are not free`
  if (job.charged !== null && job.chargedPrice !== tally.priceCents)
    return `the price is not ${tally.priceCents}`
  if (!job.isThere && job.charged === null) return certain === 0 || mayBeSwept ? null : told
  if (charged < certain || charged > possible) return told
  if (!job.isThere) return null
  const differs = ends.filter(({ position, success }) => {
    return success !== 'perhaps' && (success === 'yes') !== job.succeeded.includes(position)
  })
  if (differs.length > 0) return `${told}, and other images say so`
  // What is known of those that succeeded in the end: a cut answer leaves no doubt here.
  const found = ends.filter(({ position }) => job.succeeded.includes(position))
  const least = found.filter(({ free }) => free === 'no').length
  const most = found.filter(({ free }) => free !== 'yes').length
  if (found.length !== job.succeeded.length) return `${told}, and nobody described the others`
  if (charged < least || charged > most) return `${told}, of the ${found.length} that did ${least} to ${most}`
  if (tally.countsRepeatsOnce && charged > job.different) return `${told}, and ${job.different} rows differ`
  return null
}

type Answer = 'yes' | 'no' | 'perhaps'

/** What came of each image that somebody tried to write of: whether it succeeded, and whether it is free then. */
function endsOf(tally: JobTally): { position: number; success: Answer; free: Answer }[] {
  const positions = new Set(tally.tries.map(({ position }) => position))
  return [...positions].flatMap((position) => {
    const one = tryThatCounted(tally, position)
    if (!one) return []
    return [{ position, success: isSuccess(tally, one), free: isFree(tally, one) }]
  })
}

/** Where several were cut off, the last of them stands for all: it is in doubt as they are. */
function tryThatCounted({ tries }: JobTally, position: number): OutcomeTry | undefined {
  const own = tries.filter((one) => one.position === position)
  return own.find(({ counted }) => counted === true) ?? own.findLast(({ counted }) => counted === 'perhaps')
}

function isSuccess(tally: JobTally, { outcome, counted }: OutcomeTry): Answer {
  if (counted === 'perhaps') return 'perhaps'
  if (typeof outcome === 'string') return outcome === 'succeeded' ? 'yes' : 'no'
  const original = tryThatCounted(tally, outcome.copyOf)
  return original ? isSuccess(tally, original) : 'perhaps'
}

/** A repeat is, where repeats count once. What was told to follow and got an answer of its own may have been either first. */
function isFree({ countsRepeatsOnce, claims }: JobTally, { position, outcome, counted }: OutcomeTry): Answer {
  if (!countsRepeatsOnce) return 'no'
  if (counted === 'perhaps') return 'perhaps'
  if (typeof outcome !== 'string') return 'yes'
  return claims.some((claim) => claim.position === position && claim.mayFollow) ? 'perhaps' : 'no'
}
