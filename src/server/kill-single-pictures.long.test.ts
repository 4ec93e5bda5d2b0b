import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { describeOver } from '#server/testing/kill/kill-calls.ts'
import {
  balanceCents,
  described,
  describedAgain,
  list,
  nothing,
  pending,
} from '#server/testing/kill/kill-job.ts'
import { restartPatienceMs } from '#server/testing/kill/kill-product.ts'
import { expect, test as killTest } from '#server/testing/kill/kill-test.ts'
import { brokenAccounts, tracesOf } from '#server/testing/kill/kill-traces.ts'
import { verifyMoney } from './admin/verify-money.ts'
import { until } from './testing/until.ts'

/** Each held transaction has a connection of the product's pool, and others need some at the same time. */
const heldAtOnce = 12

/** A user with a token, and the picture that they send. */
const test = killTest.extend('sender', ({ make, platform, pictureSite }) => async () => {
  const { id } = await make.user({ balanceCents })
  const input = { name: 'Shop', scopes: ['images:write' as const], days: null, monthlyCapCents: null }
  const { text: token } = await createToken(platform, userAt(id, '192.0.2.7'), input)
  const [address] = list(pictureSite)
  return { id, send: (url: string) => describeOver(url, { token }, address!, 'once') }
})

test.for([
  { what: 'taken in', kind: 'begin', statements: /insert jobs.*insert single_images.*insert credit_holds/ },
  {
    what: 'ended',
    kind: 'end',
    statements: /update single_images.*update job_images.*insert credit_transactions/,
  },
] as const)(
  'a single picture killed after any statement while it is $what is charged once when it is sent again',
  async ({ kind, statements }, { platform, product, moments, sender }) => {
    const { pool } = platform
    if (!product.url()) await product.start()
    const rehearsal = await sender()
    expect(await rehearsal.send(product.url())).toMatchObject({ status: 200, body: { chargedCents: 50 } })
    expect(await tracesOf(pool, rehearsal.id)).toEqual(described)
    const all = await moments.momentsOf(kind, rehearsal.id)
    expect(all.map(({ name }) => name).join()).toMatch(statements)

    for (let first = 0; first < all.length; first += heldAtOnce) {
      const some = all.slice(first, first + heldAtOnce)
      const cases = await Promise.all(some.map(async (moment) => ({ moment, user: await sender() })))
      for (const { moment, user } of cases) await moments.hold(kind, user.id, moment)
      const answers = cases.map(({ user }) => user.send(product.url()))
      await moments.killWhenAllWait(product)
      expect(await Promise.all(answers)).toEqual(cases.map(() => null))
      const before = kind === 'begin' ? nothing : pending
      const after = kind === 'begin' ? pending : described
      for (const { moment, user } of cases)
        expect(await tracesOf(pool, user.id), moment.name).toEqual(moment.isCommitted ? after : before)

      await product.start()
      for (const { moment, user } of cases) {
        const again = await user.send(product.url())
        expect(again, moment.name).toMatchObject({
          status: 200,
          body: { state: 'succeeded', chargedCents: 50 },
        })
        const isSecond = (moment.isCommitted ? after : before) === pending
        const expected = isSecond ? describedAgain : described
        const ended = await until(async () => {
          const traces = await tracesOf(pool, user.id)
          return traces.openHolds === 0 && traces
        }, restartPatienceMs)
        expect(ended, moment.name).toEqual(expected)
        expect(await user.send(product.url()), moment.name).toEqual(again)
      }
    }
    expect(await brokenAccounts(pool)).toEqual([])
    expect((await verifyMoney(platform.db)).differences).toEqual([])
    expect(product.complaints()).toEqual([])
  },
)
