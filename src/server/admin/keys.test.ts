import { sql } from 'drizzle-orm'
import * as accounts from '#contract/endpoints/accounts.ts'
import * as calls from '#contract/endpoints/admin.ts'
import { apiKeysStatus, userApiKeyStatus } from '#contract/endpoints/apikeys.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import * as registering from '#contract/endpoints/registering.ts'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import { findUsableKeys } from '#server/apikeys/find-usable-keys.ts'
import { mailQueue } from '#server/mail/order-mail.ts'
import { searchTables, searchText } from '#server/testing/search-secrets.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const name = 'ANTHROPIC_API_KEY'
const globally = 'global-key-of-the-settings-1111'
const test = plainTest.extend('environment', { scope: 'file' }, () => ({ ANTHROPIC_API_KEY: globally }))
const missing = { status: 404, body: { code: 'not_found' } }

test('an own key activates a user, who is notified, and no answer contains it', async ({
  make,
  platform,
}) => {
  const [admin, anna] = [await make.user({ isAdmin: true }), await make.user({ isWaiting: true })]
  const value = 'sk-ant-own-key-of-anna-2222'
  expect((await anna.call(userApiKeyStatus)).body).toEqual({ hasApiKeys: false })
  const assigned = await admin.call(calls.assignKey, { params: { id: anna.id }, body: { name, value } })
  expect(assigned).toMatchObject({
    status: 200,
    body: {
      id: anna.id,
      apiKeys: [{ name, isGlobal: false, lastFour: '2222', refusedAt: null }],
    },
  })
  expect((await anna.call(userApiKeyStatus)).body).toEqual({ hasApiKeys: true })
  expect((await anna.call(apiKeysStatus)).body).toEqual({ anthropic: true, openai: false })
  const { body: news } = await anna.get<{ type: string }[]>('/api/notifications')
  expect(news.map(({ type }) => type)).toEqual(['account_ready'])
  const answers = [
    assigned,
    await anna.call(accounts.currentUser),
    await admin.call(calls.listUsers),
    await admin.call(calls.listUsersWithKeys),
    await admin.call(calls.listGlobalKeys),
  ]
  expect(JSON.stringify(answers)).not.toContain(value.slice(0, -4))
  const { providers } = await findUsableKeys(platform, { id: anna.id, isAdmin: false })
  expect(providers.map(({ apiKey }) => apiKey)).toEqual([value])
})

test('each assignment is notified, and only the first one by mail', async ({ start }) => {
  const { make, platform } = await start({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Bildwort <bildwort@example.org>',
  })
  await platform.queue.createQueue(mailQueue)
  const [admin, anna] = [await make.user({ isAdmin: true }), await make.user({ isWaiting: true })]
  const params = { id: anna.id }
  await admin.call(calls.assignKey, { params, body: { name, useGlobal: true } })
  await admin.call(calls.assignKey, { params, body: { name, value: 'own-key-3333' } })
  await admin.call(calls.assignKey, { params, body: { name: 'OPENAI_API_KEY', value: 'own-key-4444' } })
  expect((await anna.get('/api/notifications')).body).toHaveLength(3)
  const { rows } = await platform.db.execute(sql`
    select data from pgboss.job where name = ${mailQueue} and (data->>'userId')::int = ${anna.id}`)
  expect(rows).toEqual([{ data: { kind: 'account_ready', userId: anna.id } }])
})

test('once a user has a key, administrators are no longer asked about them, but still about the others', async ({
  make,
}) => {
  const admins = [await make.user({ isAdmin: true }), await make.user({ isAdmin: true })]
  const register = async (username: string) => {
    const email = `${username}@example.org`
    const body = { username, email, password: 'horse battery', language: 'de' } as const
    return (await make.visitor().call(registering.register, { body })).body.id
  }
  const [dora] = [await register('dora'), await register('emil')]
  await admins[0]!.call(calls.assignKey, { params: { id: dora }, body: { name, useGlobal: true } })
  for (const admin of admins) {
    const { body } = await admin.call(listNotifications)
    const asked = body.map(({ content, read }) => ({ ...JSON.parse(content), read }))
    expect(asked).toMatchObject([
      { username: 'emil', read: false },
      { username: 'dora', read: true },
    ])
  }
})

test('the global key is a reference: it follows replacement and removal, and comes back', async ({
  make,
  platform,
}) => {
  const [admin, anna] = [await make.user({ isAdmin: true }), await make.user({ isWaiting: true })]
  const usable = async () => {
    const { providers } = await findUsableKeys(platform, { id: anna.id, isAdmin: false })
    return providers.map(({ apiKey }) => apiKey)
  }
  const { body } = await admin.call(calls.assignKey, {
    params: { id: anna.id },
    body: { name, useGlobal: true },
  })
  expect(body.apiKeys).toMatchObject([{ name, isGlobal: true, lastFour: '' }])
  expect(await usable()).toEqual([globally])

  const replaced = await admin.call(calls.setGlobalKey, { body: { name, value: 'global-key-5555' } })
  expect(replaced).toMatchObject({ status: 204, body: undefined })
  expect(await usable()).toEqual(['global-key-5555'])

  expect((await admin.call(calls.removeGlobalKey, { params: { name } })).status).toBe(204)
  expect(await admin.call(calls.removeGlobalKey, { params: { name } })).toMatchObject(missing)
  expect(await usable()).toEqual([])
  expect((await admin.call(calls.globalKeysStatus)).body).toEqual({ anthropic: false, openai: false })
  expect((await anna.call(userApiKeyStatus)).body).toEqual({ hasApiKeys: true })

  await admin.call(calls.setGlobalKey, { body: { name, value: 'global-key-6666' } })
  expect(await usable()).toEqual(['global-key-6666'])
  expect((await admin.call(calls.globalKeysStatus)).body).toEqual({ anthropic: true, openai: false })
  expect((await admin.call(calls.listGlobalKeys)).body).toMatchObject([
    { name, isSet: true, lastFour: '6666', source: 'panel' },
    { name: 'OPENAI_API_KEY', isSet: false },
  ])
})

test('a removed key is gone, and the last one deactivates the user', async ({ make, platform }) => {
  const [admin, anna] = [await make.user({ isAdmin: true }), await make.user()]
  for (const each of ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY'] as const) {
    const params = { id: anna.id, name: each }
    expect((await admin.call(calls.removeUserKey, { params })).status).toBe(200)
    expect(await admin.call(calls.removeUserKey, { params })).toMatchObject(missing)
  }
  expect((await anna.call(accounts.currentUser)).body.apiKeys).toEqual([])
  expect(await anna.startJob()).toMatchObject({ status: 403, body: { code: 'account_not_ready' } })
  const { rows } = await platform.db.execute(sql`select 1 from user_keys where user_id = ${anna.id}`)
  expect(rows).toEqual([])
})

test('no table, log or answer contains a key, not even a replaced or removed one', async ({
  make,
  database,
  logs,
}) => {
  const [admin, anna] = [await make.user({ isAdmin: true }), await make.user({ isWaiting: true })]
  const values = ['replaced-globally-1', 'kept-globally-2', 'replaced-own-3', 'kept-own-4', 'removed-own-5']
  const [replacedGlobal, keptGlobal, replacedOwn, keptOwn, removedOwn] = values as [string, ...string[]]
  const params = { id: anna.id }
  const own = (value = '', which: ApiKeyName = name) =>
    admin.call(calls.assignKey, { params, body: { name: which, value } })
  const answers: unknown[] = [
    await admin.call(calls.setGlobalKey, { body: { name, value: replacedGlobal } }),
    await admin.call(calls.setGlobalKey, { body: { name, value: keptGlobal! } }),
    await own(replacedOwn),
    await own(keptOwn),
    await own(removedOwn, 'OPENAI_API_KEY'),
    await admin.call(calls.removeUserKey, { params: { ...params, name: 'OPENAI_API_KEY' } }),
    await admin.call(calls.listUsers),
    await admin.call(calls.listGlobalKeys),
    await anna.call(accounts.currentUser),
  ]
  // Input errors are likely to echo values.
  answers.push(await admin.post('/api/admin/apikeys', { name: 'OTHER', value: keptOwn }))
  const secrets = new Set(values)
  const { findings, tables } = await searchTables(database.connectionString, secrets)
  expect(findings).toEqual([])
  expect(tables).toBeGreaterThan(10)
  expect(searchText('log', logs.everything(), secrets)).toEqual([])
  expect(searchText('answers', JSON.stringify(answers), secrets)).toEqual([])
})

test('unknown and deleted users get no key', async ({ make }) => {
  const admin = await make.user({ isAdmin: true })
  const [anna, gone] = [await make.user(), await make.user({ isWaiting: true })]
  await admin.call(calls.deleteUser, { params: { id: gone.id } })
  const body = { name, useGlobal: true } as const
  for (const id of [gone.id, 2_000_000_000]) {
    expect(await admin.call(calls.assignKey, { params: { id }, body })).toMatchObject(missing)
    expect(await admin.call(calls.removeUserKey, { params: { id, name } })).toMatchObject(missing)
  }
  expect((await admin.call(calls.assignKey, { params: { id: anna.id }, body })).status).toBe(200)
})

test.for([
  { name: 'MISTRAL_API_KEY', value: 'a-key-7777' },
  { name, value: '' },
  { name, value: 'two words' },
  { name, value: 'schlüssel-8888' },
  { name, value: 'x'.repeat(501) },
  { name },
])('a key that can be none is refused: %o', async (body, { make }) => {
  const [admin, anna] = [await make.user({ isAdmin: true }), await make.user({ isWaiting: true })]
  const invalid = { status: 400, body: { code: 'invalid_input' } }
  expect(await admin.post('/api/admin/apikeys', body)).toMatchObject(invalid)
  expect(await admin.post(`/api/admin/users/${anna.id}/assign-apikey`, body)).toMatchObject(invalid)
  expect(await admin.post('/api/admin/apikeys/test', { ...body, value: body.value ?? 3 })).toMatchObject(
    invalid,
  )
})
