import { testKey } from '#contract/endpoints/admin.ts'
import { keyFindingWords, keyTestWords } from '#contract/words/key-test-words.ts'
import { assignKey } from '#server/apikeys/assign-key.ts'
import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import { findKey } from '#server/apikeys/read-stored-keys.ts'
import { removeGlobalKey } from '#server/apikeys/remove-global-key.ts'
import { setGlobalKey } from '#server/apikeys/set-global-key.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'

const name = 'ANTHROPIC_API_KEY'
const good = { globally: 'good-global-key-1111', own: 'good-own-key-2222', typed: 'good-typed-key-3333' }

/** An installation whose providers are the stand-in, which only knows the valid keys. */
const test = jobTest.extend('panel', async ({ start, ai }) => {
  ai.set({ keys: Object.values(good) })
  const site = await start({ ANTHROPIC_BASE_URL: ai.url, OPENAI_BASE_URL: ai.url })
  await setGlobalKey(site.platform, { name, value: good.globally })
  return { ...site, admin: await site.make.user({ isAdmin: true, language: 'en' }) }
})

test('a typed key is tested and not stored', async ({ panel }) => {
  const { admin, platform } = panel
  const before = await findKey(platform.db, name, null)
  expect(await admin.call(testKey, { body: { name, value: good.typed } })).toMatchObject({
    status: 200,
    body: {
      works: true,
      message: expect.stringContaining(platform.settings.ANTHROPIC_MODEL),
      findings: expect.arrayContaining([keyFindingWords.sees.en, keyFindingWords.json_schema.en]),
    },
  })
  const wrong = { body: { name, value: 'wrong-typed-key-4444' } } as const
  expect((await admin.call(testKey, wrong)).body.works).toBe(false)
  const inGerman = await admin.with({ 'accept-language': 'de' }).call(testKey, wrong)
  expect(inGerman.body.message.slice(0, 40)).toBe(keyTestWords.refused.de.slice(0, 40))
  expect(await findKey(platform.db, name, null)).toEqual(before)
})

test('a stored key that works again is used again, as a new version', async ({ panel }) => {
  const { admin, platform, make } = panel
  const anna = await make.user({ isWaiting: true })
  await assignKey(platform, anna.id, { name, value: good.own })
  for (const userId of [anna.id, null]) {
    const { ref } = (await findKey(platform.db, name, userId))!
    await markKeyRefused(platform, ref)
    const body = { name, ...(userId && { userId }) } as const
    expect((await admin.call(testKey, { body })).body.works).toBe(true)
    expect(await findKey(platform.db, name, userId)).toMatchObject({
      refusedAt: null,
      ref: { userId, version: ref.version + 1 },
    })
  }
})

test('a stored key that is refused is no longer used, and administrators are notified', async ({ panel }) => {
  const { admin, platform, make } = panel
  const anna = await make.user({ isWaiting: true })
  await assignKey(platform, anna.id, { name, value: 'bad-own-key-5555' })
  const test = { body: { name, userId: anna.id } } as const
  expect((await admin.call(testKey, test)).body.works).toBe(false)
  expect((await admin.call(testKey, test)).body.works).toBe(false)
  expect((await findKey(platform.db, name, anna.id))?.refusedAt).toBeInstanceOf(Date)
  const { body } = await admin.get<{ type: string }[]>('/api/notifications')
  expect(body.filter(({ type }) => type === 'key_refused')).toHaveLength(1)
})

test('the test of a user with the global key uses that one', async ({ panel }) => {
  const { admin, platform, make } = panel
  const anna = await make.user()
  const { ref } = (await findKey(platform.db, name, null))!
  const { body } = await admin.call(testKey, { body: { name, userId: anna.id } })
  expect(body.works).toBe(true)
  expect((await findKey(platform.db, name, null))?.ref.version).toBe(ref.version + 1)
})

test('a provider that does not answer proves nothing about the key', async ({ panel, ai }) => {
  const { admin, platform } = panel
  const before = await findKey(platform.db, name, null)
  ai.set({ faults: [{ status: 529 }] })
  const { body } = await admin.call(testKey, { body: { name } })
  expect(body).toEqual({ works: false, message: keyTestWords.busy.en, findings: [] })
  expect(await findKey(platform.db, name, null)).toEqual(before)
})

test('without a key there is nothing to test', async ({ panel }) => {
  const { admin, platform, make } = panel
  const missing = { status: 404, body: { code: 'not_found' } }
  const anna = await make.user({ isWaiting: true })
  for (const userId of [anna.id, 2_000_000_000]) {
    expect(await admin.call(testKey, { body: { name, userId } })).toMatchObject(missing)
  }
  await removeGlobalKey(platform.db, name)
  expect(await admin.call(testKey, { body: { name } })).toMatchObject(missing)
})

test('a key that can no longer be opened is reported as such', async ({ panel, start, ai }) => {
  const later = await start({
    SECRET_KEY: 'another one than the keys were sealed with',
    ANTHROPIC_BASE_URL: ai.url,
  })
  const admin = await later.make.user({ isAdmin: true, language: 'en' })
  expect(await panel.admin.call(testKey, { body: { name } })).toMatchObject({ body: { works: true } })
  expect(await admin.call(testKey, { body: { name } })).toMatchObject({
    status: 200,
    body: { works: false, message: keyTestWords.unreadable.en },
  })
})

test('an administrator can test at most twenty keys a minute', async ({ start, ai }) => {
  const { make } = await start({ RATE_LIMIT: 'on', ANTHROPIC_BASE_URL: ai.url })
  const [admin, other] = [await make.user({ isAdmin: true }), await make.user({ isAdmin: true })]
  const test = { body: { name, value: good.typed } } as const
  for (let count = 0; count < 20; count += 1) expect((await admin.call(testKey, test)).status).toBe(200)
  expect(await admin.call(testKey, test)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect((await other.call(testKey, test)).status).toBe(200)
})
