import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { verifyMoney } from '#server/admin/verify-money.ts'
import { column } from '#server/platform/column.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { signIn } from './client.ts'
import type { FarSide } from './far-side.ts'
import { type Followed, followToEnd } from './follow-to-end.ts'
import { makeUser, userPassword } from './make-user.ts'
import type { Installation } from './start-installation.ts'
import { adminPassword } from './start-product.ts'
import { turns } from './weather-turns.ts'

const centsPerImage = 50
const languages = '["de"]'
const readersPerJob = 3
/** From when the weather is over. */
const patienceMs = 120_000

interface Ground {
  installation: Installation
  farSide: FarSide
  /** Past what happens to the others. */
  db: Database
  /** Part of its users' names. */
  name: string
  draw: () => number
  /** Only what has it in its name happens. */
  word: string
}

/** Two users with a job each, one begun while things happen. `faults` is empty when all came out right. */
export async function playChaosStory(ground: Ground) {
  const { installation, farSide, db, name, draw, word } = ground
  const { addresses } = installation
  const faults: string[] = []
  const images = 60 + Math.floor(draw() * 60)
  const names = Object.keys(turns).filter((turn) => turn.includes(word))
  const callsBefore = farSide.ai.counts().calls
  const [anna, berta] = [
    await newUser(addresses[0]!, `${name}-anna`),
    await newUser(addresses[1]!, `${name}-berta`),
  ]

  const happened: string[] = []
  const annasJob = await start(anna, addresses, listOf(farSide, images), `${name} anna`, faults)
  const readers = follow(addresses, annasJob, anna.authorization)
  let mayRepeat = 0
  const bertasStart = sleep(draw() * 3_000).then(() =>
    start(berta, addresses, listOf(farSide, images), `${name} berta`, faults),
  )
  const weather: Promise<void>[] = []
  for (let count = 2 + Math.floor(draw() * 4); count > 0; count -= 1) {
    const turn = names[Math.floor(draw() * names.length)]!
    happened.push(turn)
    weather.push(
      turns[turn]!(installation, draw).then((calls) => {
        mayRepeat += calls
      }),
    )
    await sleep(300 + draw() * 2_500)
  }
  const bertasJob = await bertasStart
  readers.push(...follow(addresses, bertasJob, berta.authorization))
  await Promise.all(weather)
  for (const proxy of [installation.toDatabase, installation.toProvider, ...installation.toWebs]) proxy.calm()

  const isOver = await endsInTime(db, [annasJob, bertasJob])
  if (!isOver) faults.push(`the jobs did not end within ${patienceMs / 1_000} s`)
  let successful = 0
  let begunAgain = 0
  for (const [whose, jobId] of [
    ['anna', annasJob],
    ['berta', bertasJob],
  ] as const) {
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
  await Promise.race([
    Promise.all(readers.map((reader) => reader.ended())),
    sleep(20_000, null, { ref: false }),
  ])
  for (const reader of readers) reader.leave()
  for (const { result } of readers) faults.push(...faultsOf(result, images))

  const { differences } = await verifyMoney(db)
  for (const { whose, name: what, expected, found } of differences)
    faults.push(`${whose}: ${what}: expected ${expected}, found ${found}`)
  const { calls, inFlight } = farSide.ai.counts()
  const repeats = calls + inFlight - callsBefore - 2 * images
  if (repeats > mayRepeat)
    faults.push(`${repeats} calls were made again, at most ${mayRepeat} were under way`)
  faults.push(...(await bringBackWhoEnded(installation)))
  const streams = readers.reduce((sum, { result }) => sum + result.streams, 0)
  return { faults: [...new Set(faults)], happened, successful, begunAgain, repeats, mayRepeat, streams }
}

/** Numbers of pictures go on from story to story: no two jobs have one together. */
let nextPicture = 1

function listOf({ pictures }: FarSide, images: number): string {
  const rows = Array.from(
    { length: images },
    (_, n) => `${n + 1};${pictures.url}/generated/${nextPicture + n}.jpg?width=160&height=120`,
  )
  nextPicture += images
  return `ID;URL\r\n${rows.join('\r\n')}\r\n`
}

interface User {
  authorization: string
}

async function newUser(url: string, username: string): Promise<User> {
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

/** Uploads until somebody answers, always under the same key, as a program does that does not know what became of it. */
async function start(
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

function follow(addresses: string[], jobId: number, authorization: string) {
  return Array.from({ length: readersPerJob }, (_, n) =>
    followToEnd(n % 2 === 0 ? addresses : addresses.toReversed(), jobId, authorization),
  )
}

function faultsOf({ faults, images, isEnded }: Followed, expected: number): string[] {
  const found = faults.slice(0, 3)
  if (!isEnded) found.push('a stream did not end with its job')
  else if (images.size !== expected) found.push(`a stream told ${images.size} of ${expected} images`)
  return found
}

async function endsInTime(db: Database, jobIds: number[]): Promise<boolean> {
  for (const last = Date.now() + patienceMs; Date.now() < last; await sleep(250)) {
    const jobs = await Promise.all(jobIds.map((jobId) => readJob(db, jobId))).catch(() => null)
    if (jobs?.every(({ isFinished }) => isFinished)) return true
  }
  return false
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

/** A process that nobody killed is there; one that is not is told, and started again for the next story. */
async function bringBackWhoEnded({ webs, workers }: Installation): Promise<string[]> {
  const gone: string[] = []
  for (const place of [...webs, ...workers]) {
    if (place.product && isAlive(place.product.pid)) continue
    gone.push(`${place.name} ended by itself: ${(place.product?.output() ?? '').slice(-600)}`)
    place.product = null
    await place.start()
  }
  return gone
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
