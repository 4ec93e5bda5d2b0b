import { createHash } from 'node:crypto'
import { pricePerImage } from '#contract/pricing.ts'
import { beginSingle } from '#server/jobs/single/begin-single.ts'
import { claimSingles } from '#server/jobs/single/claim-singles.ts'
import { endedBy } from '#server/jobs/single/describe-single.ts'
import { endSingle, type SingleOutcome } from '#server/jobs/single/end-single.ts'
import type { StepOf } from './money-story.ts'
import { add, attempt, count, type MoneyWorld } from './money-world.ts'

const languages = ['de']
const priceCents = pricePerImage(languages.length)

/** A picture that comes by itself, and what its process brings of it, if it lives so long. */
export async function takeSingles(
  world: MoneyWorld,
  userId: number,
  { outcome, copies, isAsync }: StepOf<'single'>,
): Promise<void> {
  const { platform } = world.site
  const picture = { url: 'https://pictures.invalid/1.jpg', filename: '1.jpg', context: '', row: {} }
  const begun = await attempt(world, () =>
    beginSingle(
      platform,
      { id: userId },
      {
        picture: { ...picture, keywords: [], externalId: null, metadata: null },
        options: { languages, customPrompt: '' },
        token: { tokenId: 1, monthlyCapCents: null },
        maxCostCents: undefined,
        isAsync,
      },
    ),
  )
  count(world.book, `single picture ${begun.end}`)
  if (begun.end !== 'done') return
  // Whoever described it is gone before anybody hears of it.
  if (outcome === 'dies') return
  await endAll(world, begun.value, outcome === 'described' ? described : endedBy({ code: 'damaged' }), copies)
}

/** The processes that had them are gone: what is left is taken up, described where nobody waits for it, and costs nothing elsewhere. */
export async function endSingles(world: MoneyWorld): Promise<void> {
  const { db, pool } = world.site.platform
  await pool.query('update single_images set leased_until = now() where leased_until is not null')
  for (const single of await claimSingles(db, 1_000))
    await endAll(world, single, single.isAsync ? described : endedBy({ code: 'interrupted' }), 1)
}

/** What each user was charged for single pictures. What was charged and should not have been is a fault. */
export async function sumSingles({ site, book }: MoneyWorld, faults: string[]): Promise<Map<number, number>> {
  const { rows } = await site.platform.pool.query<Found>(
    `select hold.job_id || '-' || hold.position as id, hold.user_id as "userId",
      coalesce((select -sum(amount_cents)::int from credit_transactions entry
        where entry.reference = 'image:' || hold.job_id || ':' || hold.position), 0) as charged
    from credit_holds hold where hold.position > 0 and hold.user_id = any($1)`,
    [book.people.map(({ id }) => id)],
  )
  const sums = new Map<number, number>()
  for (const { id, userId, charged } of rows) {
    const ends = book.singles.get(id) ?? []
    const certain = ends.includes('yes') ? priceCents : 0
    const possible = certain > 0 || ends.includes('perhaps') ? priceCents : 0
    if (charged !== certain && charged !== possible)
      faults.push(
        `picture ${id} was charged ${charged}, and by the story’s account ${certain} to ${possible}`,
      )
    add(sums, userId, charged)
    count(book, charged > 0 ? 'single picture charged' : 'single picture free')
  }
  return sums
}

interface Found {
  id: string
  userId: number
  charged: number
}

async function endAll(
  world: MoneyWorld,
  leased: Parameters<typeof endSingle>[1],
  outcome: SingleOutcome,
  copies: number,
): Promise<void> {
  const id = `${leased.jobId}-${leased.position}`
  const ends = world.book.singles.get(id) ?? []
  world.book.singles.set(id, ends)
  const succeeds = outcome.described.outcome === 'described'
  await Promise.all(
    Array.from({ length: copies }, async () => {
      const ended = await attempt(world, () => endSingle(world.site.platform, leased, outcome))
      if (ended.end === 'unknown' && succeeds) ends.push('perhaps')
      if (ended.end === 'done' && ended.value && succeeds) ends.push('yes')
    }),
  )
}

const described: SingleOutcome = {
  described: {
    outcome: 'described',
    interpretation: 'Ein Hof.',
    purpose: 'informative',
    decorativeReason: '',
    languageVersions: { de: { altText: 'Ein Hof', description: 'Ein Hof mit Linde.' } },
    keywords: [],
    usedKeywords: [],
    unusedKeywords: [],
    thumbnail: createHash('sha256').update('thumbnail').digest(),
    provider: 'anthropic',
    model: 'm',
    promptVersion: '4',
    breaches: [],
    calls: [],
  },
  usage: [],
}
