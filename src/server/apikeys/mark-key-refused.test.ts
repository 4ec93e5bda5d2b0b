import { NotificationContent } from '#contract/entities/notification.ts'
import { listNotifications } from '#server/notifications/notifications.queries.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { assignKey } from './assign-key.ts'
import { markKeyRefused } from './mark-key-refused.ts'
import { markKeyWorking } from './mark-key-working.ts'
import { findKey } from './read-stored-keys.ts'
import { setGlobalKey } from './set-global-key.ts'

const name = 'OPENAI_API_KEY'
const test = plainTest.extend('environment', { scope: 'file' }, () => ({ OPENAI_API_KEY: 'global-key-1111' }))

async function newsFor({ db }: Platform, { id }: { id: number }) {
  const { notifications } = await listNotifications(db, id, {}, 'en')
  return notifications.map(({ type, content }) => ({
    type,
    ...NotificationContent.parse(JSON.parse(content)),
  }))
}

test('ten processes that get the same refusal at once notify each administrator once', async ({
  make,
  platform,
  start,
}) => {
  const anna = await make.user({ isWaiting: true })
  const admins = [await make.user({ isAdmin: true }), await make.user({ isAdmin: true })]
  await assignKey(platform, anna.id, { name, value: 'own-key-2222' })
  const { ref } = (await findKey(platform.db, name, anna.id))!
  const second = await start()
  const processes = Array.from({ length: 10 }, (_, index) => (index % 2 ? platform : second.platform))
  await Promise.all(processes.map((one) => markKeyRefused(one, ref)))
  for (const admin of admins) {
    expect(await newsFor(platform, admin)).toEqual([
      {
        type: 'key_refused',
        keyName: name,
        userId: anna.id,
        message: expect.stringContaining(`${name} (${anna.username})`),
      },
    ])
  }
  expect(await newsFor(platform, anna)).toEqual([])
  expect((await findKey(platform.db, name, anna.id))?.refusedAt).toBeInstanceOf(Date)
})

test('the global key is named as such, and has no owner', async ({ make, platform }) => {
  const admin = await make.user({ isAdmin: true })
  const { ref } = (await findKey(platform.db, name, null))!
  await markKeyRefused(platform, ref)
  await markKeyRefused(platform, ref)
  const [only, ...more] = await newsFor(platform, admin)
  expect(only).toMatchObject({ message: expect.stringContaining('(the global key)') })
  expect(only).not.toHaveProperty('userId')
  expect(more).toEqual([])
})

test('results for an earlier version do not affect a key that was replaced or tested since', async ({
  make,
  platform,
}) => {
  const [anna, admin] = [await make.user({ isWaiting: true }), await make.user({ isAdmin: true })]
  await assignKey(platform, anna.id, { name, value: 'own-key-3333' })
  for (const userId of [anna.id, null]) {
    const { ref: old } = (await findKey(platform.db, name, userId))!
    if (userId === null) await setGlobalKey(platform, { name, value: 'global-key-4444' })
    else await assignKey(platform, userId, { name, value: 'own-key-5555' })
    await markKeyRefused(platform, old)
    const { ref: replaced, refusedAt } = (await findKey(platform.db, name, userId))!
    expect(refusedAt).toBeNull()

    await markKeyRefused(platform, replaced)
    await markKeyWorking(platform.db, replaced)
    await markKeyRefused(platform, replaced)
    expect(await findKey(platform.db, name, userId)).toMatchObject({
      refusedAt: null,
      ref: { version: replaced.version + 1 },
    })
    // Nor does an old test clear the refusal of a newer key.
    const { ref: tested } = (await findKey(platform.db, name, userId))!
    await markKeyRefused(platform, tested)
    await markKeyWorking(platform.db, replaced)
    expect((await findKey(platform.db, name, userId))?.refusedAt).toBeInstanceOf(Date)
  }
  expect(await newsFor(platform, admin)).toHaveLength(4)
})

test('a refusal of a removed key is ignored', async ({ make, platform }) => {
  const [anna, admin] = [await make.user({ isWaiting: true }), await make.user({ isAdmin: true })]
  await markKeyRefused(platform, { userId: anna.id, name, version: 1 })
  await markKeyRefused(platform, { userId: null, name: 'ANTHROPIC_API_KEY', version: 1 })
  expect(await newsFor(platform, admin)).toEqual([])
})
