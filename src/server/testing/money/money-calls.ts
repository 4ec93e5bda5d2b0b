import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { adjustCredits } from '#contract/endpoints/admin.ts'
import { deleteJob } from '#contract/endpoints/jobs.ts'
import { register } from '#contract/endpoints/registering.ts'
import { retryJob } from '#contract/endpoints/starting.ts'
import { pricePerImage } from '#contract/pricing.ts'
import type { StepOf } from './money-story.ts'
import { type AdjustmentEntry, attempt, count, endOf, type MoneyWorld } from './money-world.ts'

export async function signUp(world: MoneyWorld, name: number): Promise<void> {
  const { site, book } = world
  // Two who want the same name at once: one gets it.
  const username = `story-${book.people[0]!.id}-${name}`
  const email = `${username}@example.org`
  const password = randomBytes(12).toString('hex')
  const { status, body } = await site.make
    .visitor()
    .call(register, { body: { username, email, password, language: 'de' } })
  if (endOf(world, 'register', status) === 'done') book.people.push({ id: body.id, actor: null })
}

/** The same adjustment, asked for so often at once. */
export async function adjust(
  world: MoneyWorld,
  userId: number,
  { cents, copies }: StepOf<'adjust'>,
): Promise<void> {
  const { book, admin } = world
  const key = randomUUID()
  // As the ledger names it.
  const digest = createHash('sha256').update(key).digest('base64url')
  const entry: AdjustmentEntry = { userId, cents, isDone: false }
  book.adjustments.set(`adjustment:${admin.id}:${userId}:${digest}`, entry)
  const by = admin.with({ 'idempotency-key': key })
  await Promise.all(
    Array.from({ length: copies }, async () => {
      const { status } = await by.call(adjustCredits, { body: { userId, amount: cents } })
      const end = endOf(world, 'adjust', status)
      if (end === 'done') entry.isDone = true
      if (end === 'unknown' && !entry.isDone) entry.isDone = 'perhaps'
    }),
  )
}

type Starter = NonNullable<MoneyWorld['book']['people'][number]['actor']>

export async function start(world: MoneyWorld, actor: Starter, step: StepOf<'start'>): Promise<void> {
  const { languages, idempotencyKey, copies } = step
  const wishes = {
    file: { name: 'list.csv', content: ['url;alt_text', ...rowsOf(step), ''].join('\r\n') },
    languages: ['de', 'en'].slice(0, languages),
    idempotencyKey: idempotencyKey === 0 ? '' : `key-${idempotencyKey}`,
    fields: { onlyMissing: String(step.onlyMissing), countRepeatsOnce: String(step.countRepeatsOnce) },
  }
  const answers = await Promise.all(Array.from({ length: copies }, () => actor.startJob(wishes)))
  for (const { status, body } of answers) {
    // A key may answer with an earlier job.
    if (endOf(world, 'start', status) === 'done' && idempotencyKey === 0) expectEstimate(world, step, body)
  }
}

/** The path of an address says whether its job counts repeats once. */
function rowsOf({ pictures, unreadable, texts, countRepeatsOnce }: StepOf<'start'>): string[] {
  return pictures.map((picture, index) => {
    const scheme = index < unreadable ? 'ftp' : 'https'
    const text = index >= pictures.length - texts ? 'Ein Hof' : ''
    return `${scheme}://pictures.invalid/${countRepeatsOnce ? 'once' : 'each'}/${picture}.jpg;${text}`
  })
}

/** Rows with a text are free where only the others are wanted, and of the same rows all but one where they count once. */
function expectEstimate(
  { book }: MoneyWorld,
  step: StepOf<'start'>,
  answer: { totalImages: number; estimatedCost: number },
): void {
  const all = rowsOf(step)
  const wanted = all.filter((row) => !(step.onlyMissing && row.endsWith('Hof')))
  const unreadable = wanted.filter((row) => row.startsWith('ftp'))
  const readable = wanted.filter((row) => row.startsWith('https'))
  const paid = step.countRepeatsOnce ? new Set(readable).size : readable.length
  const expected = {
    totalImages: wanted.length,
    estimatedCost: (unreadable.length + paid) * pricePerImage(step.languages),
  }
  const { totalImages, estimatedCost } = answer
  if (totalImages !== expected.totalImages || estimatedCost !== expected.estimatedCost) {
    throw new Error(`a start was answered ${JSON.stringify(answer)} and not ${JSON.stringify(expected)}`)
  }
  for (const _ of all.slice(wanted.length)) count(book, 'row carried over')
  for (const _ of readable.slice(paid)) count(book, 'repeat not held')
}

interface Owner {
  id: number
  actor: Starter | null
}

/** What of the last job that ended has no texts, asked for so often at once. What runs is stopped: it seldom ends by itself. */
export async function retry(
  world: MoneyWorld,
  { id: userId, actor }: Owner,
  { copies }: StepOf<'retry'>,
): Promise<void> {
  if (!actor) return
  endOf(world, 'stop', (await actor.stopJob()).status)
  const id = await findLastEnded(world, userId)
  if (!id) return
  const answers = await Promise.all(
    Array.from({ length: copies }, () => actor.call(retryJob, { params: { id } })),
  )
  for (const { status } of answers) endOf(world, 'retry', status)
}

export async function removeEndedJob(world: MoneyWorld, { id: userId, actor }: Owner): Promise<void> {
  const id = await findLastEnded(world, userId)
  if (actor && id) endOf(world, 'delete job', (await actor.call(deleteJob, { params: { id } })).status)
}

async function findLastEnded(world: MoneyWorld, userId: number): Promise<number | null> {
  const ended = await attempt(world, () =>
    world.site.platform.pool.query<{ id: number | null }>(
      'select max(id) as id from jobs where user_id = $1 and finished_at is not null',
      [userId],
    ),
  )
  return ended.end === 'done' ? ended.value.rows[0]!.id : null
}
