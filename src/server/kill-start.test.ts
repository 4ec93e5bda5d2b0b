import { startOver } from '#server/testing/kill/kill-calls.ts'
import { balanceCents, ended, list, nothing, running } from '#server/testing/kill/kill-job.ts'
import { commitMoments } from '#server/testing/kill/kill-moments.ts'
import { restartPatienceMs } from '#server/testing/kill/kill-product.ts'
import { expect, test } from '#server/testing/kill/kill-test.ts'
import { brokenAccounts, tracesOf } from '#server/testing/kill/kill-traces.ts'
import { verifyMoney } from './admin/verify-money.ts'
import { until } from './testing/until.ts'

test('a start killed before its commit leaves nothing, after it a job that continues, and a repeat starts it once', async ({
  make,
  platform: { db, pool },
  product,
  moments,
  pictureSite,
}) => {
  const images = list(pictureSite)
  await product.start()
  const users = [await make.user({ balanceCents }), await make.user({ balanceCents })]
  const cases = commitMoments.map((moment, index) => ({ moment, user: users[index]! }))
  for (const { moment, user } of cases) await moments.hold('start', user.id, moment)
  const answers = cases.map(({ user }) => startOver(product.url(), user, images, 'once'))
  await moments.killWhenAllWait(product)
  expect(await Promise.all(answers)).toEqual([null, null])
  for (const { moment, user } of cases)
    expect(await tracesOf(pool, user.id), moment.name).toEqual(moment.isCommitted ? running : nothing)

  await product.start()
  for (const { user } of cases) {
    const again = await startOver(product.url(), user, images, 'once')
    expect(again).toMatchObject({ status: 202, body: { totalImages: images.length } })
    const traces = await until(async () => {
      const found = await tracesOf(pool, user.id)
      return found.ended === 1 && found
    }, restartPatienceMs)
    expect(traces).toEqual(ended)
  }
  expect(await brokenAccounts(pool)).toEqual([])
  expect((await verifyMoney(db)).differences).toEqual([])
  expect(product.complaints()).toEqual([])
})
