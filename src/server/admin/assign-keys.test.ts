import { sql } from 'drizzle-orm'
import * as admin from '#contract/endpoints/admin.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import { assignKeys } from '#contract/endpoints/operators.ts'
import { limits } from '#contract/limits.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/test.ts'

const name = 'ANTHROPIC_API_KEY'
const theGlobal = { name, useGlobal: true } as const

test('one call assigns a key to many users, and reports each outcome', async ({ make, platform }) => {
  const root = await make.user({ isAdmin: true })
  const [anna, berta, carla, dora] = [
    await make.user({ isWaiting: true }),
    await make.user({ isWaiting: true }),
    await make.user({ isWaiting: true }),
    await make.user({ isWaiting: true }),
  ]
  await root.call(admin.assignKey, { params: { id: carla.id }, body: { name, value: 'key-of-carla-1111' } })
  await root.call(admin.deleteUser, { params: { id: dora.id } })
  const userIds = [anna, berta, anna, carla, dora].map(({ id }) => id)
  const { status, body } = await root.call(assignKeys, { body: { userIds, key: theGlobal } })
  expect(status).toBe(200)
  expect(body.results).toEqual([
    { userId: anna.id, outcome: 'assigned' },
    { userId: berta.id, outcome: 'assigned' },
    { userId: carla.id, outcome: 'kept' },
    { userId: dora.id, outcome: 'gone' },
  ])
  expect(await assignmentsOf(platform, anna.id)).toEqual([
    { actorId: root.id, details: { name, before: null, after: { source: 'global', lastFour: '' } } },
  ])
  expect((await anna.call(listNotifications)).body.map(({ type }) => type)).toEqual(['account_ready'])
  expect((await carla.call(listNotifications)).body).toHaveLength(1)
})

test('existing keys are replaced if requested', async ({ make }) => {
  const root = await make.user({ isAdmin: true })
  const [anna, berta] = [await make.user(), await make.user()]
  const key = { name, value: 'a-typed-key-2222' } as const
  await root.call(admin.assignKey, { params: { id: berta.id }, body: key })
  const { body } = await root.call(assignKeys, {
    body: { userIds: [anna.id, berta.id], key, existing: 'replace' },
  })
  expect(body.results).toEqual([
    { userId: anna.id, outcome: 'replaced' },
    // It is the same key: replacing it would only notify her twice.
    { userId: berta.id, outcome: 'kept' },
  ])
  const { body: now } = await root.call(admin.userDetail, { params: { id: anna.id } })
  expect(now.apiKeys).toMatchObject([{ name, isGlobal: false, lastFour: '2222' }, {}])
})

test('two administrators who submit at once, and twice, assign and notify everybody once', async ({
  make,
  platform,
}) => {
  const [root, other] = [await make.user({ isAdmin: true }), await make.user({ isAdmin: true })]
  const users = await Promise.all(Array.from({ length: 12 }, () => make.user({ isWaiting: true })))
  const userIds = users.map(({ id }) => id)
  const presses = [root, other, root, other].map((one) =>
    one.call(assignKeys, { body: { userIds, key: theGlobal, existing: 'replace' } }),
  )
  const outcomes = (await Promise.all(presses)).flatMap(({ body }) => body.results)
  for (const { id } of users) {
    const ofThem = outcomes.filter(({ userId }) => userId === id).map(({ outcome }) => outcome)
    expect(ofThem.toSorted()).toEqual(['assigned', 'kept', 'kept', 'kept'])
    expect(await assignmentsOf(platform, id)).toHaveLength(1)
  }
  const { rows } = await platform.db.execute(sql`
    select user_id from notifications where type = 'account_ready' and user_id = any(${sql.param(userIds)}::int[])`)
  expect(rows).toHaveLength(12)
})

test('a call with too many users is refused', async ({ make }) => {
  const root = await make.user({ isAdmin: true })
  const userIds = Array.from({ length: limits.keysAssignedAtOnce + 1 }, (_, index) => index + 1)
  expect(await root.call(assignKeys, { body: { userIds, key: theGlobal } })).toMatchObject({ status: 400 })
})

async function assignmentsOf({ db }: Platform, userId: number) {
  const { rows } = await db.execute(sql`
    select actor_id as "actorId", details from audit_events
    where kind = 'key_assigned' and subject_id = ${userId} order by id`)
  return rows
}
