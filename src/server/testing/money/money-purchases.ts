import { purchaseCredits } from '#contract/endpoints/credits.ts'
import { refreshCheckoutSession } from '#server/credits/purchases/refresh-checkout-session.ts'
import type { StripeEvent } from '#stand-ins/checkout/start-checkout-stand-in.ts'
import type { StepOf } from './money-story.ts'
import { attempt, count, endOf, type MoneyWorld, type Person } from './money-world.ts'

/** Tells the product of an event as the payment service does: signed, over HTTP. */
export async function deliver({ site, checkout }: MoneyWorld, event: StripeEvent): Promise<number> {
  const payload = JSON.stringify(event)
  const headers = { 'content-type': 'application/json', 'stripe-signature': checkout.sign(payload) }
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers,
    payload,
  })
  return statusCode
}

export async function deliverCopies(
  world: MoneyWorld,
  event: StripeEvent | undefined,
  copies: number,
): Promise<void> {
  if (!event) return
  const statuses = await Promise.all(Array.from({ length: copies }, () => deliver(world, event)))
  for (const status of statuses) {
    if (endOf(world, 'webhook', status) === 'refused') throw new Error(`${event.type} was refused: ${status}`)
  }
}

/** The buyer leaves the page where it is, or pays on it; the payment service tells of it so often, or later. */
export async function buy(
  world: MoneyWorld,
  person: Pick<Person, 'call'>,
  userId: number,
  { cents, method, copies }: StepOf<'buy'>,
): Promise<void> {
  const { checkout, book } = world
  const { status, body } = await person.call(purchaseCredits, { body: { amount: cents / 100 } })
  if (endOf(world, 'purchase', status) !== 'done') return
  const session = checkout.sessions().find(({ url }) => url === body.url)
  if (!session) throw new Error(`nothing can be paid at ${body.url}`)
  book.sessions.set(session.id, userId)
  if (method === 'none') return
  await checkout.pay(session.id, method)
  await deliverCopies(world, checkout.events.findLast(isOf(session.id)), copies)
}

export async function settleDebit(
  { checkout, book }: MoneyWorld,
  { which, outcome }: StepOf<'settle debit'>,
): Promise<void> {
  // An unpaid session is open for ever once its debit came back.
  const told = new Set(
    checkout.events.flatMap(({ type, data }) => (/async_payment/.test(type) ? [data.object.id] : [])),
  )
  const waiting = checkout.sessions().filter(({ id, status, payment_status }) => {
    return status === 'complete' && payment_status === 'unpaid' && !told.has(id)
  })
  const session = chosen(waiting, which)
  if (!session) return
  await checkout.settleDebit(session.id, outcome)
  count(book, `debit ${outcome}`)
}

export async function askForSession(world: MoneyWorld, { which }: StepOf<'refresh session'>): Promise<void> {
  const { platform } = world.site
  const sessionId = chosen([...world.book.sessions.keys()], which)
  if (!sessionId || !platform.payments) return
  const { payments } = platform
  await attempt(world, () => refreshCheckoutSession(platform, payments, sessionId))
  count(world.book, 'session refreshed')
}

export async function refund(
  { checkout, book }: MoneyWorld,
  { which, percent }: StepOf<'refund'>,
): Promise<void> {
  const session = chosen(paidSessions(checkout), which)
  if (!session) return
  const refunded = [...book.reversals.values()].reduce(
    (sum, { sessionId, kind, cents }) => (sessionId === session.id && kind === 'refund' ? sum + cents : sum),
    0,
  )
  const left = session.amount_total - refunded
  const cents = Math.min(left, Math.ceil((session.amount_total * percent) / 100))
  if (cents <= 0) return
  const id = await checkout.refund(session.id, cents)
  book.reversals.set(id, { sessionId: session.id, cents, kind: 'refund', isUndone: false, isDecided: false })
  count(book, 'refund')
}

export async function failRefund({ checkout, book }: MoneyWorld, which: number): Promise<void> {
  const id = chosen(undecided(book, 'refund'), which)
  if (!id) return
  const refund = book.reversals.get(id)!
  refund.isDecided = true
  refund.isUndone = true
  await checkout.failRefund(id)
  count(book, 'refund failed')
}

export async function dispute({ checkout, book }: MoneyWorld, which: number): Promise<void> {
  const session = chosen(paidSessions(checkout), which)
  if (!session) return
  const id = await checkout.dispute(session.id)
  book.reversals.set(id, {
    sessionId: session.id,
    cents: session.amount_total,
    kind: 'dispute',
    isUndone: false,
    isDecided: false,
  })
  count(book, 'dispute')
}

export async function closeDispute(
  { checkout, book }: MoneyWorld,
  { which, outcome }: StepOf<'close dispute'>,
): Promise<void> {
  const id = chosen(undecided(book, 'dispute'), which)
  if (!id) return
  const dispute = book.reversals.get(id)!
  // Lost, the money stays with the buyer; either way the bank decides once.
  dispute.isDecided = true
  dispute.isUndone = outcome === 'won'
  await checkout.closeDispute(id, outcome)
  count(book, `dispute ${outcome}`)
}

function undecided({ reversals }: MoneyWorld['book'], kind: 'refund' | 'dispute'): string[] {
  return [...reversals].flatMap(([id, one]) => (one.kind === kind && !one.isDecided ? [id] : []))
}

function paidSessions(checkout: MoneyWorld['checkout']) {
  return checkout.sessions().filter(({ payment_status }) => payment_status === 'paid')
}

function isOf(sessionId: string) {
  return ({ data }: StripeEvent) => data.object.id === sessionId
}

export function chosen<One>(all: readonly One[], which: number): One | undefined {
  return all[which % all.length]
}
