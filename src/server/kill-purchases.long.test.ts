import { purchase, purchaseCredits } from '#contract/endpoints/credits.ts'
import { callOver } from '#server/testing/kill/kill-calls.ts'
import type { KillMoment } from '#server/testing/kill/kill-moments.ts'
import { expect, test } from '#server/testing/kill/kill-test.ts'
import { brokenAccounts } from '#server/testing/kill/kill-traces.ts'
import { verifyMoney } from './admin/verify-money.ts'
import type { Platform } from './platform/platform.ts'

const balanceCents = 500
const boughtCents = 700

test('a payment whose webhook is killed after any statement is credited once when it is sent again', async ({
  make,
  platform,
  product,
  moments,
  farSide: { checkout },
}) => {
  const start = async () => {
    await product.start({ ROLE: 'web' })
    checkout.set({ webhookUrl: `${product.url()}/api/webhooks/stripe`, delivery: 'held' })
  }
  /** A user who has paid, which only the payment service knows. */
  const makePayer = async () => {
    const user = await make.user({ balanceCents })
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ amount: boughtCents / 100 })
    const begun = await callOver(product.url(), user, purchaseCredits.url, { headers, body })
    expect(begun).toMatchObject({ status: 200 })
    const session = checkout.sessions().at(-1)!
    await checkout.pay(session.id)
    const event = checkout.events.findLast(({ data }) => data.object.id === session.id)!
    return { user, eventId: event.id, purchaseId: Number(session.metadata.purchaseId) }
  }

  await start()
  const rehearsal = await makePayer()
  expect(await checkout.deliver(rehearsal.eventId)).toBe(200)
  expect(await creditsOf(platform, rehearsal.user.id)).toEqual({ balance: 1_200, credited: 1 })
  const all = await moments.momentsOf('purchase', rehearsal.user.id)
  expect(all.map(({ name }) => name).join()).toMatch(
    /update purchases.*insert credit_transactions.*update credit_accounts.*before the commit/,
  )

  const cases: (Awaited<ReturnType<typeof makePayer>> & { moment: KillMoment })[] = []
  for (const moment of all) cases.push({ moment, ...(await makePayer()) })
  for (const { moment, user } of cases) await moments.hold('purchase', user.id, moment)
  const answers = cases.map(({ eventId }) => checkout.deliver(eventId).catch(() => 'dropped'))
  await moments.killWhenAllWait(product)
  expect(await Promise.all(answers)).toEqual(cases.map(() => 'dropped'))
  for (const { moment, user } of cases) {
    const expected = moment.isCommitted
      ? { balance: balanceCents + boughtCents, credited: 1 }
      : { balance: balanceCents, credited: 0 }
    expect(await creditsOf(platform, user.id), moment.name).toEqual(expected)
  }

  await start()
  for (const { moment, user, eventId, purchaseId } of cases) {
    const told = await Promise.all([checkout.deliver(eventId), checkout.deliver(eventId)])
    expect(told, moment.name).toEqual([200, 200])
    expect(await creditsOf(platform, user.id), moment.name).toEqual({ balance: 1_200, credited: 1 })
    const { body } = await user.call(purchase, { params: { id: purchaseId } })
    expect(body, moment.name).toMatchObject({ status: 'paid', amount: boughtCents })
  }
  expect(await brokenAccounts(platform.pool)).toEqual([])
  expect((await verifyMoney(platform.db)).differences).toEqual([])
  expect(product.complaints()).toEqual([])
})

async function creditsOf({ pool }: Platform, userId: number): Promise<unknown> {
  const { rows } = await pool.query(
    `select balance_cents::int as balance,
      (select count(*)::int from credit_transactions where user_id = $1 and cause = 'purchase') as credited
    from credit_accounts where user_id = $1`,
    [userId],
  )
  return rows[0]
}
