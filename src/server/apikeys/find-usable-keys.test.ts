import { sql } from 'drizzle-orm'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { assignKey } from './assign-key.ts'
import { findUsableKeys } from './find-usable-keys.ts'
import { markKeyRefused } from './mark-key-refused.ts'

const globalKeys = { ANTHROPIC_API_KEY: 'global-anthropic-1111', OPENAI_API_KEY: 'global-openai-2222' }
const test = plainTest.extend('environment', { scope: 'file' }, () => globalKeys)

test('a user has the keys assigned to them and no others', async ({ platform, make }) => {
  const anna = await make.user({ isWaiting: true })
  const usable = async () => {
    const { providers } = await findUsableKeys(platform, { id: anna.id, isAdmin: false })
    return providers.map(({ apiKey }) => apiKey)
  }
  expect(await usable()).toEqual([])
  await assignKey(platform, anna.id, { name: 'OPENAI_API_KEY', useGlobal: true })
  expect(await usable()).toEqual(['global-openai-2222'])
  await assignKey(platform, anna.id, { name: 'ANTHROPIC_API_KEY', value: 'own-anthropic-3333' })
  expect(await usable()).toEqual(['own-anthropic-3333', 'global-openai-2222'])
  await assignKey(platform, anna.id, { name: 'OPENAI_API_KEY', value: 'own-openai-4444' })
  expect(await usable()).toEqual(['own-anthropic-3333', 'own-openai-4444'])
  await assignKey(platform, anna.id, { name: 'ANTHROPIC_API_KEY', useGlobal: true })
  expect(await usable()).toEqual(['global-anthropic-1111', 'own-openai-4444'])
})

test('administrators have the global keys, in the order of the settings', async ({ start, make }) => {
  const { platform } = await start({ PROVIDER_ORDER: 'openai,anthropic' })
  const admin = await make.user({ isAdmin: true })
  const { providers } = await findUsableKeys(platform, { id: admin.id, isAdmin: true })
  expect(providers.map(({ name }) => name)).toEqual(['openai', 'anthropic'])
})

test('a provider that is not in the order is not asked', async ({ start, make }) => {
  const { platform } = await start({ PROVIDER_ORDER: 'openai' })
  const anna = { id: (await make.user()).id, isAdmin: false }
  const { providers } = await findUsableKeys(platform, anna)
  expect(providers.map(({ name }) => name)).toEqual(['openai'])
})

test('a refused key is skipped, and it is reported if all of them are refused', async ({
  platform,
  make,
}) => {
  const anna = { id: (await make.user({ isWaiting: true })).id, isAdmin: false }
  for (const name of ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY'] as const) {
    await assignKey(platform, anna.id, { name, value: `own-${name}` })
  }
  const [first, second] = (await findUsableKeys(platform, anna)).providers
  await markKeyRefused(platform, first!.key)
  expect(await findUsableKeys(platform, anna)).toMatchObject({ providers: [second], areAllRefused: false })
  await markKeyRefused(platform, second!.key)
  expect(await findUsableKeys(platform, anna)).toMatchObject({ providers: [], areAllRefused: true })
})

test('a key that cannot be opened is skipped and logged without its value, and the call continues', async ({
  make,
  start,
}) => {
  const anna = await make.user({ isWaiting: true })
  const { platform, app, logs } = await start({ SECRET_KEY: 'another one than the keys were sealed with' })
  const stranger = await start()
  await assignKey(stranger.platform, anna.id, { name: 'ANTHROPIC_API_KEY', value: 'sealed-by-another-5555' })
  await assignKey(platform, anna.id, { name: 'OPENAI_API_KEY', value: 'sealed-here-6666' })
  const usable = await findUsableKeys(platform, { id: anna.id, isAdmin: false })
  expect(usable).toMatchObject({ providers: [{ apiKey: 'sealed-here-6666' }], areAllRefused: false })
  expect(logs.takeErrors()).toMatchObject([{ keys: [expect.stringContaining('ANTHROPIC_API_KEY')] }])

  const status = await app.inject({
    url: '/api/apikeys/status',
    headers: { authorization: `Bearer ${anna.token}` },
  })
  expect(status.json()).toEqual({ anthropic: false, openai: true })
  const errors = logs.takeErrors()
  expect(errors).toHaveLength(1)
  expect(JSON.stringify(errors)).not.toMatch(/5555|6666|another one/)
  await platform.db.execute(sql`delete from user_keys where user_id = ${anna.id}`)
})

test('a key copied into another user’s row cannot be opened', async ({ platform, make, logs }) => {
  const [anna, berta] = [await make.user({ isWaiting: true }), await make.user({ isWaiting: true })]
  await assignKey(platform, anna.id, { name: 'OPENAI_API_KEY', value: 'only-for-anna-7777' })
  await platform.db.execute(sql`
    insert into user_keys (user_id, name, sealed, secret_id, last_four)
    select ${berta.id}, name, sealed, secret_id, last_four from user_keys where user_id = ${anna.id}`)
  const { providers } = await findUsableKeys(platform, { id: berta.id, isAdmin: false })
  expect(providers).toEqual([])
  expect(logs.takeErrors()).toHaveLength(1)
})

test('an assignment without a key is distinguished from no assignment', async ({ platform, make }) => {
  const [anna, berta] = [await make.user({ isWaiting: true }), await make.user({ isWaiting: true })]
  await platform.pool.query("insert into user_keys (user_id, name) values ($1, 'OPENAI_API_KEY')", [anna.id])
  await platform.pool.query("delete from global_keys where name = 'OPENAI_API_KEY'")
  const found = await Promise.all(
    [anna, berta].map(({ id }) => findUsableKeys(platform, { id, isAdmin: false })),
  )
  expect(found).toEqual([
    { providers: [], areAllRefused: false, isAnyAssigned: true },
    { providers: [], areAllRefused: false, isAnyAssigned: false },
  ])
})
