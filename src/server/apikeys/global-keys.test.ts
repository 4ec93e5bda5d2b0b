import { sql } from 'drizzle-orm'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { assignKey } from './assign-key.ts'
import { findUsableKeys } from './find-usable-keys.ts'
import { keepEnvironmentKeys } from './keep-environment-keys.ts'
import { listGlobalKeys } from './list-global-keys.ts'
import { markKeyRefused } from './mark-key-refused.ts'
import { removeGlobalKey } from './remove-global-key.ts'
import { setGlobalKey } from './set-global-key.ts'

const name = 'ANTHROPIC_API_KEY'
const environmentKey = 'key-of-the-environment-1111'
const panelKey = 'key-of-the-panel-2222'
const test = plainTest.extend('environment', { scope: 'file' }, () => ({ ANTHROPIC_API_KEY: environmentKey }))

test.beforeEach(async ({ platform }) => {
  await platform.db.execute(sql`delete from global_keys`)
  await keepEnvironmentKeys(platform)
})

test('both names are always listed, and never a value', async ({ platform, make }) => {
  await make.user()
  const admin = await make.user({ isAdmin: true })
  await assignKey(platform, admin.id, { name, value: 'a-key-of-their-own-3333' })
  const keys = await listGlobalKeys(platform.db)
  expect(keys).toEqual([
    {
      name,
      isSet: true,
      lastFour: '1111',
      source: 'environment',
      setAt: expect.any(String),
      refusedAt: null,
      usersCount: 1,
    },
    {
      name: 'OPENAI_API_KEY',
      isSet: false,
      lastFour: '',
      source: null,
      setAt: null,
      refusedAt: null,
      usersCount: 1,
    },
  ])
  expect(JSON.stringify(keys)).not.toContain(environmentKey)
})

test('the panel wins over the environment, and everybody who has the global key follows', async ({
  platform,
  make,
}) => {
  const [anna, admin] = [await make.user(), await make.user({ isAdmin: true })]
  for (const user of [
    { id: anna.id, isAdmin: false },
    { id: admin.id, isAdmin: true },
  ]) {
    await setGlobalKey(platform, { name, value: environmentKey })
    const [before] = (await findUsableKeys(platform, user)).providers
    expect(before).toMatchObject({ apiKey: environmentKey })
    await setGlobalKey(platform, { name, value: panelKey })
    await keepEnvironmentKeys(platform)
    const [after] = (await findUsableKeys(platform, user)).providers
    expect(after).toMatchObject({ apiKey: panelKey, key: { userId: null, version: before!.key.version + 1 } })
  }
  expect((await listGlobalKeys(platform.db))[0]).toMatchObject({ source: 'panel', lastFour: '2222' })
})

test('a removed key stays removed after a restart, and comes back through the panel', async ({
  platform,
  make,
}) => {
  const anna = { id: (await make.user()).id, isAdmin: false }
  await removeGlobalKey(platform.db, name)
  await keepEnvironmentKeys(platform)
  expect((await listGlobalKeys(platform.db))[0]).toMatchObject({ isSet: false, source: null, lastFour: '' })
  expect(await findUsableKeys(platform, anna)).toMatchObject({ providers: [], areAllRefused: false })
  await expect(removeGlobalKey(platform.db, name)).rejects.toMatchObject({ code: 'not_found' })
  await expect(removeGlobalKey(platform.db, 'OPENAI_API_KEY')).rejects.toMatchObject({ code: 'not_found' })
  await setGlobalKey(platform, { name, value: panelKey })
  expect((await findUsableKeys(platform, anna)).providers).toMatchObject([{ apiKey: panelKey }])
})

test('a replaced key is no longer refused', async ({ platform }) => {
  await markKeyRefused(platform, { userId: null, name, version: 1 })
  expect((await listGlobalKeys(platform.db))[0]?.refusedAt).not.toBeNull()
  await setGlobalKey(platform, { name, value: panelKey })
  expect((await listGlobalKeys(platform.db))[0]?.refusedAt).toBeNull()
})
