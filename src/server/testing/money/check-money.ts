import { limits } from '#contract/limits.ts'
import { verifyMoney } from '#server/admin/verify-money.ts'
import { readCredits } from '#server/credits/read-credits.ts'
import { findJobs, sumCharges } from './money-charges.ts'
import { findUndecided } from './money-outcomes.ts'
import { sumSingles } from './money-singles.ts'
import { add, count, type MoneyWorld } from './money-world.ts'

/** Compares the product's money with the story's own account of it. Returns what differs, in words. */
export async function checkMoney(world: MoneyWorld): Promise<string[]> {
  const { platform } = world.site
  const { differences } = await verifyMoney(platform.db)
  const faults = differences.map(
    ({ name, whose, expected, found }) => `${whose}: ${name}: expected ${expected}, found ${found}`,
  )
  const adjusted = await sumAdjustments(world, faults)
  const charged = sumCharges(world, await findJobs(world), faults)
  const singly = await sumSingles(world, faults)
  faults.push(...(await findUndecided(world)))
  const bought = sumPurchases(world)
  const closed = await findClosings(world)
  for (const { id } of world.book.people) {
    const { balance, held, owed } = await readCredits(platform.db, id)
    const of = (sums: Map<number, number>) => sums.get(id) ?? 0
    // What is owed was taken from nobody yet: with it off, the order in which things came does not matter.
    const expected =
      limits.startingCreditCents + of(adjusted) + of(bought) - of(charged) - of(singly) + of(closed)
    if (balance - owed !== expected) {
      faults.push(`user ${id} has ${balance} and owes ${owed}, and by the story's account it is ${expected}`)
    }
    if (balance < 0 || held !== 0) faults.push(`user ${id} has ${balance} and holds ${held}`)
    if (owed > 0) count(world.book, 'owed')
    if (!world.book.swept.has(id)) await checkTotals(world, id, of(charged) + of(singly), faults)
  }
  return faults
}

/** An adjustment whose answer was cut off is looked for by its reference. */
async function sumAdjustments({ site, book }: MoneyWorld, faults: string[]): Promise<Map<number, number>> {
  const { rows } = await site.platform.pool.query<{ reference: string; cents: number }>(
    'select reference, amount_cents::int as cents from credit_transactions where reference = any($1)',
    [[...book.adjustments.keys()]],
  )
  const sums = new Map<number, number>()
  for (const [reference, { userId, cents, isDone }] of book.adjustments) {
    const booked = rows.filter((row) => row.reference === reference)
    const mayBe = isDone === 'perhaps' ? [0, 1] : [isDone ? 1 : 0]
    if (!mayBe.includes(booked.length) || booked.some((row) => row.cents !== cents)) {
      faults.push(
        `an adjustment of user ${userId} by ${cents} is ${isDone} and booked ${booked.length} times`,
      )
    }
    add(sums, userId, cents * booked.length)
  }
  return sums
}

/** What was paid, less what went back: by what the payment service knows alone. */
function sumPurchases({ checkout, book }: MoneyWorld): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { id, payment_status, amount_total } of checkout.sessions()) {
    const userId = book.sessions.get(id)
    if (payment_status !== 'paid' || userId === undefined) continue
    let reversed = 0
    for (const { sessionId, cents, isUndone } of book.reversals.values()) {
      if (sessionId === id && !isUndone) reversed += cents
    }
    add(sums, userId, amount_total - Math.min(amount_total, reversed))
    count(book, 'paid session')
  }
  return sums
}

/** What a deletion found to be lost; the ledger alone knows how much it was at that moment. */
async function findClosings({ site, book }: MoneyWorld): Promise<Map<number, number>> {
  const { rows } = await site.platform.pool.query<{ userId: number; cents: number }>(
    `select user_id as "userId", amount_cents::int as cents from credit_transactions where reference = any($1)`,
    [book.people.map(({ id }) => `closing:${id}`)],
  )
  return new Map(rows.map(({ userId, cents }) => [userId, cents]))
}

async function checkTotals(
  { site }: MoneyWorld,
  id: number,
  charged: number,
  faults: string[],
): Promise<void> {
  const { rows } = await site.platform.pool.query<{ cents: number }>(
    'select total_cost_cents::int as cents from users where id = $1',
    [id],
  )
  if (rows[0]?.cents !== charged) {
    faults.push(`user ${id} was charged ${charged}, and the profile says ${rows[0]?.cents}`)
  }
}
