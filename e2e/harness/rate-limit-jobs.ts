import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { signIn } from './client.ts'
import type { FarSide } from './far-side.ts'
import { type Followed, followToEnd } from './follow-to-end.ts'
import { makeUser, userPassword } from './make-user.ts'
import { adminPassword } from './start-product.ts'

const centsPerImage = 50
const languages = '["de"]'
const readersPerJob = 3

/** Image numbers continue from story to story, so that no two jobs share an image. */
let nextPicture = 1

export function listOf({ pictures }: FarSide, images: number): string {
  const rows = Array.from(
    { length: images },
    (_, n) => `${n + 1};${pictures.url}/generated/${nextPicture + n}.jpg?width=160&height=120`,
  )
  nextPicture += images
  return `ID;URL\r\n${rows.join('\r\n')}\r\n`
}

export interface User {
  authorization: string
}

/** A signed-in user with credit. */
export async function newUser(url: string, username: string): Promise<User> {
  const id = await makeUser(url, username, 'de')
  await (await signIn(url, 'admin', adminPassword)).giveCredit(id, 1_000 * centsPerImage)
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: userPassword }),
  })
  const token = /bildwort_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  return { authorization: `Bearer ${token}` }
}

/** Uploads until there is an answer, always with the same idempotency key, as a client does that does not know the outcome. */
export async function start(
  user: User,
  addresses: string[],
  list: string,
  key: string,
  faults: string[],
): Promise<number> {
  for (let turn = 0; ; turn += 1) {
    const form = new FormData()
    form.append('languages', languages)
    form.append('file', new Blob([list], { type: 'text/csv' }), 'list.csv')
    const answer = await fetch(`${addresses[turn % addresses.length]}/api/process`, {
      method: 'POST',
      headers: { ...user, 'idempotency-key': key },
      body: form,
    }).catch(() => null)
    const body = (await answer?.json().catch(() => null)) as { jobId?: number } | null | undefined
    if (answer?.status === 202 && body?.jobId) return body.jobId
    if (answer && answer.status < 500 && answer.status !== 202)
      faults.push(`not started: ${answer.status} ${JSON.stringify(body)}`)
    if (turn > 100) throw new Error('no job could be started')
    await sleep(500)
  }
}

/** Readers of a job that reconnect to these addresses in turn. */
export function follow(addresses: string[], jobId: number, authorization: string) {
  return Array.from({ length: readersPerJob }, (_, n) =>
    followToEnd(n % 2 === 0 ? addresses : addresses.toReversed(), jobId, authorization),
  )
}

/** Errors in what a reader has read of a finished job. */
export function faultsOf({ faults, images, isEnded }: Followed, expected: number): string[] {
  const found = faults.slice(0, 3)
  if (!isEnded) found.push('a stream did not end with its job')
  else if (images.size !== expected) found.push(`a stream delivered ${images.size} of ${expected} images`)
  return found
}

/** Whether all jobs end within `patienceMs`. */
export async function endInTime(db: Database, jobIds: number[], patienceMs: number): Promise<boolean> {
  for (const last = Date.now() + patienceMs; Date.now() < last; await sleep(250)) {
    const jobs = await Promise.all(jobIds.map((jobId) => readJob(db, jobId))).catch(() => null)
    if (jobs?.every(({ isFinished }) => isFinished)) return true
  }
  return false
}

/** Errors in finished jobs, by user: each image must be described, and each job charged, exactly once. */
export async function inspectJobs(db: Database, jobs: Record<string, number>, images: number) {
  const faults: string[] = []
  let successful = 0
  let begunAgain = 0
  for (const [whose, jobId] of Object.entries(jobs)) {
    const job = await readJob(db, jobId)
    successful += job.succeeded
    begunAgain += job.begunAgain
    if (job.succeeded !== images)
      faults.push(
        `${whose}'s job ${jobId} is ${job.status} with ${job.succeeded} of ${images}: ${job.reasons}`,
      )
    if (job.charges !== 1) faults.push(`${whose}'s job was charged ${job.charges} times`)
    if (job.chargedCents !== job.succeeded * centsPerImage)
      faults.push(`${whose} paid ${job.chargedCents} cents for ${job.succeeded} images`)
  }
  return { faults, successful, begunAgain }
}

async function readJob(db: Database, jobId: number) {
  const [job] = await readRows(
    db,
    {
      status: column.text,
      isFinished: column.boolean,
      succeeded: column.number,
      begunAgain: column.number,
      charges: column.number,
      chargedCents: column.number,
      reasons: column.text,
    },
    sql`
    select status, finished_at is not null as "isFinished",
      (select count(*)::int from job_images where job_id = jobs.id and state = 'succeeded') as succeeded,
      (select count(*)::int from job_chunks where job_id = jobs.id and attempts > 1) as "begunAgain",
      (select count(*)::int from credit_transactions where job_id = jobs.id) as charges,
      (select coalesce(-sum(amount_cents), 0)::int from credit_transactions where job_id = jobs.id) as "chargedCents",
      (select coalesce(string_agg(distinct fault::text, ', '), '') from job_images where job_id = jobs.id) as reasons
    from jobs where id = ${jobId}`,
  )
  if (!job) throw new Error(`there is no job ${jobId}`)
  return job
}
