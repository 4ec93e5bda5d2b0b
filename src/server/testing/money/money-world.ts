import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { keepEnvironmentKeys } from '#server/apikeys/keep-environment-keys.ts'
import { chunkQueue } from '#server/jobs/chunk-queue.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { TestSite } from '#server/testing/open-test-site.ts'
import type { CheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'

export type Person = Awaited<ReturnType<TestSite['make']['user']>>

/** What a worker wanted to write of an image. */
export interface OutcomeTry {
  position: number
  outcome: 'succeeded' | 'failed' | { copyOf: number }
  /** Whether it was the one that counted; 'perhaps': the answer was cut off. */
  counted: boolean | 'perhaps'
}

/** What the product did with the images of one job, as far as those who worked on it were told. */
export interface JobTally {
  priceCents: number
  countsRepeatsOnce: boolean
  tries: OutcomeTry[]
  claims: { position: number; mayFollow: boolean }[]
}

export interface AdjustmentEntry {
  userId: number
  cents: number
  isDone: boolean | 'perhaps'
}

interface Reversal {
  sessionId: string
  cents: number
  kind: 'refund' | 'dispute'
  isUndone: boolean
  /** Nothing more becomes of it: a dispute that is lost stays lost. */
  isDecided: boolean
}

/** What the story's own account is made of. */
export interface MoneyBook {
  people: { id: number; actor: Pick<Person, 'call' | 'startJob' | 'stopJob'> | null }[]
  /** Users whom an administrator was asked to reset or delete: their running jobs may be gone without a charge. */
  swept: Set<number>
  /** By the reference under which the ledger has them. */
  adjustments: Map<string, AdjustmentEntry>
  /** By session, whose it is. */
  sessions: Map<string, number>
  /** Refunds and disputes by their ids. */
  reversals: Map<string, Reversal>
  jobs: Map<number, JobTally>
  /** By the id of a single picture, whether each who ended it with texts was told so; 'perhaps': the answer was cut off. */
  singles: Map<string, ('yes' | 'perhaps')[]>
  cuts: number
  cutBackends: Set<number>
  /** How often each thing happened, for the report. */
  counts: Map<string, number>
}

export interface MoneyWorld {
  site: TestSite
  checkout: CheckoutStandIn
  admin: Person
  book: MoneyBook
  /** Apart from the product: its connection is never cut, and two cuts at once take turns on it. */
  cutter: pg.Pool
}

/** Opens what stories are played in. `begin` is to be called before each of them. */
export async function openMoneyWorld(
  site: TestSite,
  checkout: CheckoutStandIn,
  connectionString: string,
): Promise<MoneyWorld> {
  const cutter = new pg.Pool({ connectionString, max: 1 })
  const admin = await site.make.user({ isAdmin: true })
  return { site, checkout, cutter, admin, book: emptyBook() }
}

/** New users with the starting credit, and nothing else left of the story before. */
export async function beginStory(world: MoneyWorld): Promise<void> {
  const { site, checkout } = world
  checkout.reset()
  world.book = emptyBook()
  for (let count = 0; count < 2; count++) {
    const actor = await site.make.user({ balanceCents: 500 })
    world.book.people.push({ id: actor.id, actor })
  }
  await site.platform.pool.query('delete from pgboss.job where name = $1', [chunkQueue])
}

/** Empties the ledger, which takes its owner's rights: what is verified after each story must not grow for ever. */
export async function emptyWorld(world: MoneyWorld): Promise<void> {
  await world.site.platform.pool.query(`
    alter table credit_transactions disable trigger credit_transactions_append_only;
    truncate users cascade;
    alter table credit_transactions enable always trigger credit_transactions_append_only`)
  await keepEnvironmentKeys(world.site.platform)
  world.admin = await world.site.make.user({ isAdmin: true })
}

/** Cuts every connection of the product, as a crash of the database or of the network would. */
export async function cutConnections({ cutter, book }: MoneyWorld): Promise<void> {
  book.cuts += 1
  // Never with a patience of its own: it would look for each backend's end every 100 ms only.
  const { rows } = await cutter.query<{ pid: number }>(`
    select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'bildwort'`)
  for (const { pid } of rows) book.cutBackends.add(pid)
}

/**
 * After a cut, when nobody does anything any more: waits until its connections are gone, and lets the pool find out
 * which of them it still has.
 */
export async function findDeadConnections({ site, cutter, book }: MoneyWorld): Promise<void> {
  const areThere = async () =>
    (await cutter.query('select from pg_stat_activity where pid = any($1)', [[...book.cutBackends]])).rowCount
  while ((await areThere()) !== 0);
  // A query that waits for an answer has to hear of the end first.
  await setImmediate()
  const { pool } = site.platform
  await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.query('select 1')))
}

/** `unknown`: the answer was cut off, and whether it was done nobody can say. Any other failure is a fault. */
export async function attempt<Value>(
  { book }: MoneyWorld,
  what: () => Promise<Value>,
): Promise<{ end: 'done'; value: Value } | { end: 'refused' } | { end: 'unknown' }> {
  try {
    return { end: 'done', value: await what() }
  } catch (error) {
    if (error instanceof Refusal) return { end: 'refused' }
    if (book.cuts > 0 && isCutOff(error)) return { end: 'unknown' }
    throw error
  }
}

/** The same for an answer over HTTP. */
export function endOf({ book }: MoneyWorld, what: string, status: number): 'done' | 'refused' | 'unknown' {
  count(book, `${what} ${status}`)
  if (status < 400) return 'done'
  if (status < 500) return 'refused'
  if (book.cuts > 0) return 'unknown'
  throw new Error(`${what} was answered ${status}`)
}

export function count(book: MoneyBook, what: string): void {
  book.counts.set(what, (book.counts.get(what) ?? 0) + 1)
}

export function add(sums: Map<number, number>, userId: number, cents: number): void {
  sums.set(userId, (sums.get(userId) ?? 0) + cents)
}

const cutOff =
  /terminating connection|connection terminated|ECONNRESET|EPIPE|not queryable|client was closed/i

export function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return cutOff.test(error.message) || isCutOff(error.cause)
}

export function saysCutOff(line: object): boolean {
  return cutOff.test(JSON.stringify(line))
}

function emptyBook(): MoneyBook {
  return {
    people: [],
    swept: new Set(),
    adjustments: new Map(),
    sessions: new Map(),
    reversals: new Map(),
    jobs: new Map(),
    singles: new Map(),
    cuts: 0,
    cutBackends: new Set(),
    counts: new Map(),
  }
}
