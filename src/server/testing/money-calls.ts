import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { register } from '#contract/endpoints/accounts.ts'
import { adjustCredits } from '#contract/endpoints/admin.ts'
import { deleteJob } from '#contract/endpoints/jobs.ts'
import type { StepOf } from './money-story.ts'
import { type AdjustmentEntry, attempt, endOf, type MoneyWorld } from './money-world.ts'

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

export async function start(
  world: MoneyWorld,
  actor: Starter,
  { images, unreadable, languages, idempotencyKey, copies }: StepOf<'start'>,
): Promise<void> {
  const addresses = Array.from({ length: images }, (_, index) =>
    index < unreadable ? `ftp://pictures.invalid/${index}.jpg` : `https://pictures.invalid/${index}.jpg`,
  )
  const wishes = {
    images: addresses,
    languages: ['de', 'en'].slice(0, languages),
    idempotencyKey: idempotencyKey === 0 ? '' : `key-${idempotencyKey}`,
  }
  const answers = await Promise.all(Array.from({ length: copies }, () => actor.startJob(wishes)))
  for (const { status } of answers) endOf(world, 'start', status)
}

export async function removeEndedJob(
  world: MoneyWorld,
  { id: userId, actor }: { id: number; actor: Starter | null },
): Promise<void> {
  if (!actor) return
  const ended = await attempt(world, () =>
    world.site.platform.pool.query<{ id: number }>(
      'select max(id) as id from jobs where user_id = $1 and finished_at is not null',
      [userId],
    ),
  )
  const id = ended.end === 'done' ? ended.value.rows[0]?.id : null
  if (id) endOf(world, 'delete job', (await actor.call(deleteJob, { params: { id } })).status)
}
