import type { MoneyWorld } from './money-world.ts'

/** What is left undone, or done otherwise than its like, when every job has ended. Returns what, in words. */
export async function findUndecided({ site, book }: MoneyWorld): Promise<string[]> {
  const { rows } = await site.platform.pool.query<Row>(
    `select image.job_id as "jobId", image.position, image.state, image.follows, job.stop_requested as "isStopped",
      row_to_json(original) as original, row_to_json(image) as image,
      (select count(*)::int from job_images other
        where other.job_id = image.job_id and other.ask_key = image.ask_key) as askers
    from job_images image join jobs job on job.id = image.job_id
      left join job_images original on original.job_id = image.job_id and original.position = image.follows
    where job.user_id = any($1)`,
    [book.people.map(({ id }) => id)],
  )
  return rows.flatMap((row) => {
    const fault = faultOf(row, hasOwnAnswer(book, row))
    return fault ? [`image ${row.position} of job ${row.jobId}: ${fault}`] : []
  })
}

interface Outcome {
  state: string
  fault: unknown
  language_versions: unknown
  follows: number | null
}

interface Row {
  jobId: number
  position: number
  state: string
  follows: number | null
  isStopped: boolean
  image: Outcome
  original: Outcome | null
  askers: number
}

function faultOf(
  { state, isStopped, image, original, follows, askers }: Row,
  hasOwn: boolean,
): string | null {
  if (state === 'pending') return 'it is pending in a job that has ended'
  if (state === 'skipped' && !isStopped) return 'it was skipped in a job that nobody stopped'
  if (askers > 1) return `${askers} ask the same`
  if (follows === null) return null
  if (!original) return `it follows ${follows}, which is not there`
  if (original.follows !== null) return `it follows ${follows}, which follows ${original.follows}`
  const mayDiffer = hasOwn || (state === 'skipped' && isStopped)
  if (mayDiffer || told(image) === told(original)) return null
  return `it is ${told(image)} and ${follows}, which it follows, ${told(original)}`
}

const told = ({ state, fault, language_versions: texts }: Outcome) => JSON.stringify([state, fault, texts])

/** Two workers had it: one was told to follow, the other one's answer came first. */
function hasOwnAnswer({ jobs }: MoneyWorld['book'], { jobId, position }: Row): boolean {
  const tries = jobs.get(jobId)?.tries ?? []
  return tries.some((one) => {
    return one.position === position && typeof one.outcome === 'string' && one.counted !== false
  })
}
