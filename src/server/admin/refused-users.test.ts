import { listUsers, listUsersWithKeys, listUsersWithoutKeys } from '#contract/endpoints/admin.ts'
import { assignKey } from '#server/apikeys/assign-key.ts'
import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import { markKeyWorking } from '#server/apikeys/mark-key-working.ts'
import { findKey } from '#server/apikeys/read-stored-keys.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const name = 'OPENAI_API_KEY'
const test = plainTest
  .extend('environment', { scope: 'file' }, () => ({ OPENAI_API_KEY: 'global-key-1111' }))
  .extend('admin', { scope: 'file' }, ({ make }) => make.user({ isAdmin: true }))

/** The provider refuses a user's own key, or the global one if there is no user. */
async function refuse(platform: Platform, userId: number | null) {
  const { ref } = (await findKey(platform.db, name, userId))!
  await markKeyRefused(platform, ref)
  return ref
}

test('users whose own key was refused are found until it is replaced or works again', async ({
  make,
  admin,
  platform,
}) => {
  const users = [await make.user({ username: 'Anna' }), await make.user({ username: 'Berta' })]
  await make.user({ username: 'Carla' })
  const refused = async (query: { search?: string; limit?: number } = {}) => {
    const { body, headers } = await admin.call(listUsers, { query: { state: 'key_refused', ...query } })
    return [body.map(({ username }) => username), headers['x-total-count']]
  }
  const [anna, berta] = await Promise.all(
    users.map(async ({ id }) => {
      await assignKey(platform, id, { name, value: `own-key-of-${id}` })
      return await refuse(platform, id)
    }),
  )

  expect(await refused()).toEqual([['Berta', 'Anna'], '2'])
  expect(await refused({ search: 'anna' })).toEqual([['Anna'], '1'])
  expect(await refused({ limit: 1 })).toEqual([['Berta'], '2'])
  await markKeyWorking(platform.db, anna!)
  expect(await refused()).toEqual([['Berta'], '1'])
  await assignKey(platform, berta!.userId!, { name, useGlobal: true })
  expect(await refused()).toEqual([[], '0'])
})

test('a refused global key is not a user’s own', async ({ make, admin, platform }) => {
  const dora = await make.user({ username: 'Dora' })
  await assignKey(platform, dora.id, { name, useGlobal: true })
  await refuse(platform, null)
  const { body } = await admin.call(listUsers, { query: { search: 'Dora' } })
  expect(body[0]?.apiKeys).toMatchObject([{}, { name, isGlobal: true, refusedAt: expect.any(String) }])
  const query = { state: 'key_refused', search: 'Dora' } as const
  expect((await admin.call(listUsers, { query })).body).toEqual([])
})

test('the list of users with keys can be filtered alike; users without keys have no refused one', async ({
  make,
  admin,
  platform,
}) => {
  const emil = await make.user({ username: 'Emil', isWaiting: true })
  const fritz = await make.user({ username: 'Fritz', isWaiting: true })
  await assignKey(platform, emil.id, { name, value: 'own-key-of-emil' })
  await refuse(platform, emil.id)
  const query = { state: 'key_refused', sort: 'username', order: 'desc' } as const
  expect((await admin.call(listUsersWithKeys, { query })).body).toMatchObject([{ username: 'Emil' }])
  expect((await admin.call(listUsersWithoutKeys, { query })).body).toEqual([])
  expect((await admin.call(listUsersWithoutKeys)).body).toMatchObject([{ username: fritz.username }])
})
