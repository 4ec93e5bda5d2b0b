import { sql } from 'drizzle-orm'
import { deleteUser } from '#contract/endpoints/admin.ts'
import * as calls from '#contract/endpoints/notifications.ts'
import { Notification, NotificationContent } from '#contract/entities/notification.ts'
import type { Database } from '#server/platform/open-database.ts'
import { expect, test } from '#server/testing/test.ts'
import { notify } from './notify.ts'

type Reader = { get: <Body>(path: string) => Promise<{ body: Body }> }

async function listOf(reader: Reader, query = ''): Promise<Notification[]> {
  return (await reader.get<Notification[]>(`/api/notifications${query}`)).body
}

const contentOf = ({ content }: Notification) => NotificationContent.parse(JSON.parse(content))

/** Adds this many job notifications for one user, oldest first; returns their ids. */
async function tellOfJobs(db: Database, reader: Reader & { id: number }, jobs: number): Promise<number[]> {
  for (let jobId = 1; jobId <= jobs; jobId += 1) {
    const details = { jobId, filename: `${jobId}.csv`, succeeded: 1, total: 1 }
    await notify(db, { userIds: [reader.id], type: 'job_finished', details })
  }
  return (await listOf(reader)).map(({ id }) => id).toReversed()
}

test('a visitor cannot see or mark anything', async ({ make }) => {
  const visitor = make.visitor()
  const refused = { status: 401, body: { code: 'not_signed_in' } }
  expect(await visitor.call(calls.listNotifications)).toMatchObject(refused)
  expect(await visitor.call(calls.markNotificationRead, { params: { id: 1 } })).toMatchObject(refused)
  expect(await visitor.call(calls.markNotificationsRead, { body: { ids: [1] } })).toMatchObject(refused)
})

test('own notifications are listed newest first, in the shape of the contract', async ({
  make,
  platform,
}) => {
  const [anna, berta] = [await make.user({ isWaiting: true }), await make.user({ isWaiting: true })]
  expect(await anna.call(calls.listNotifications)).toMatchObject({ status: 200, body: [] })
  await notify(platform.db, { userIds: [anna.id, berta.id], type: 'account_ready' })
  await tellOfJobs(platform.db, anna, 1)
  const { status, body, headers } = await anna.get<Notification[]>('/api/notifications')
  expect(status).toBe(200)
  expect(headers['x-total-count']).toBe('2')
  expect(body.map(({ type }) => type)).toEqual(['job_finished', 'account_ready'])
  for (const notification of body) expect(Notification.parse(notification)).toEqual(notification)
  expect(body.map(contentOf)[0]).toMatchObject({ jobId: 1, filename: '1.csv' })
  expect((await listOf(berta)).map(({ type }) => type)).toEqual(['account_ready'])
})

const inBothLanguages = [
  {
    type: 'new_user_registered',
    details: { username: 'carla', email: 'carla@example.org' },
    de: 'carla (carla@example.org) hat sich registriert. Bitte weisen Sie in der Verwaltung einen API-Schlüssel zu.',
    en: 'carla (carla@example.org) has registered. Please assign an API key in the admin panel.',
    content: { username: 'carla', email: 'carla@example.org' },
  },
  {
    type: 'account_ready',
    details: {},
    de: 'Ein Administrator hat Ihrem Konto einen KI-Schlüssel zugewiesen. Sie können jetzt Bilder beschreiben lassen.',
    en: 'An administrator has assigned an AI key to your account. You can describe images now.',
    content: {},
  },
  {
    type: 'job_finished',
    details: { jobId: 1_234, filename: 'a.csv', succeeded: 11_999, total: 12_000 },
    de: 'a.csv: 11.999 von 12.000 Bildern sind beschrieben.',
    en: 'a.csv: 11,999 of 12,000 images described.',
    content: { jobId: 1_234, filename: 'a.csv' },
  },
  {
    type: 'job_stopped',
    details: { jobId: 7, filename: 'a.csv', succeeded: 3, total: 12 },
    de: 'a.csv: 3 von 12 Bildern sind beschrieben.',
    en: 'a.csv: 3 of 12 images described.',
    content: { jobId: 7, filename: 'a.csv' },
  },
  {
    type: 'job_failed',
    details: { jobId: 7, filename: 'a.csv', reason: 'all_images_failed' },
    de: 'a.csv: Keines der Bilder konnte beschrieben werden. Es wurde nichts berechnet.',
    en: 'a.csv: None of the images could be described. Nothing was charged.',
    content: { jobId: 7, filename: 'a.csv' },
  },
  {
    type: 'job_failed',
    details: { jobId: 7, filename: 'a.csv', reason: 'of_a_later_version' },
    de: 'a.csv: Der Grund ist nicht bekannt.',
    en: 'a.csv: The reason is not known.',
    content: { jobId: 7, filename: 'a.csv' },
  },
  {
    type: 'key_refused',
    details: { keyName: 'OPENAI_API_KEY', owner: 'global' },
    de: 'Der KI-Dienst hat den Schlüssel OPENAI_API_KEY (der globale Schlüssel) abgelehnt. Er wird nicht mehr verwendet, bis er ersetzt oder erfolgreich getestet ist.',
    en: 'The AI service refused the key OPENAI_API_KEY (the global key). It won’t be used again until it is replaced or tested successfully.',
    content: { keyName: 'OPENAI_API_KEY' },
  },
  {
    type: 'key_refused',
    details: { keyName: 'OPENAI_API_KEY', owner: 'anna' },
    de: 'Der KI-Dienst hat den Schlüssel OPENAI_API_KEY (anna) abgelehnt. Er wird nicht mehr verwendet, bis er ersetzt oder erfolgreich getestet ist.',
    en: 'The AI service refused the key OPENAI_API_KEY (anna). It won’t be used again until it is replaced or tested successfully.',
    content: { keyName: 'OPENAI_API_KEY' },
  },
] as const

test.for(inBothLanguages)('$type is in the request’s language: $en', async (told, { make, platform }) => {
  const anna = await make.user({ isWaiting: true })
  await notify(platform.db, { userIds: [anna.id], type: told.type, details: told.details })
  for (const language of ['de', 'en'] as const) {
    const [notification] = await listOf(anna.with({ 'accept-language': language }))
    expect(contentOf(notification!)).toEqual({ message: told[language], ...told.content })
  }
})

test('titles are in the request’s language, German without one', async ({ make, platform }) => {
  const anna = await make.user({ isWaiting: true })
  await notify(platform.db, { userIds: [anna.id], type: 'account_ready' })
  expect((await listOf(anna))[0]!.title).toBe('Ihr Konto ist bereit')
  expect((await listOf(anna.with({ 'accept-language': 'en' })))[0]!.title).toBe('Your account is ready')
})

test('a notification names the user it is about, and is deleted with them', async ({ make, platform }) => {
  const [admin, carla] = [await make.user({ isAdmin: true }), await make.user()]
  const details = { username: carla.username, email: carla.email }
  await notify(platform.db, {
    userIds: [admin.id],
    type: 'new_user_registered',
    details,
    aboutUserId: carla.id,
  })
  expect((await listOf(admin)).map(contentOf)).toMatchObject([{ ...details, userId: carla.id }])
  await admin.call(deleteUser, { params: { id: carla.id } })
  expect(await listOf(admin)).toEqual([])
})

test('unknown details and types do not hide the rest of the list', async ({ make, platform }) => {
  const anna = await make.user({ isWaiting: true })
  const details = { jobId: 'seven', filename: 7, reason: 'constructor', other: 'x' }
  await notify(platform.db, { userIds: [anna.id], type: 'job_failed', details })
  await platform.db.execute(
    sql`insert into notifications (user_id, type, details) values (${anna.id}, 'of_a_later_version', '{}')`,
  )
  const { status, body, headers } = await anna.get<Notification[]>('/api/notifications')
  expect(status).toBe(200)
  expect(headers['x-total-count']).toBe('1')
  expect(body.map(contentOf)).toEqual([{ message: '7: Der Grund ist nicht bekannt.' }])
})

test.for([
  ['?limit=2', [4, 3]],
  ['?offset=1&limit=2', [3, 2]],
  ['?offset=4', []],
  ['', [4, 3, 2, 1]],
] as const)('GET /api/notifications%s', async ([query, jobIds], { make, platform }) => {
  const anna = await make.user({ isWaiting: true })
  await tellOfJobs(platform.db, anna, 4)
  const { body, headers } = await anna.get<Notification[]>(`/api/notifications${query}`)
  expect(body.map((notification) => contentOf(notification).jobId)).toEqual(jobIds)
  expect(headers['x-total-count']).toBe('4')
})

test.for([
  ['?order=asc', [1, 2, 3, 4]],
  ['?sort=createdAt&order=asc&limit=2', [1, 2]],
  ['?search=3.CSV', [3]],
  ['?search=%25', []],
  ['?search=auftrag+abge', [4, 3, 2, 1]],
  ['?search=job+completed', []],
  ['?only=unread', [4, 3]],
  ['?only=unread&order=asc', [3, 4]],
  ['?only=unread&limit=1', [4]],
] as const)('GET /api/notifications%s chooses and orders', async ([query, jobIds], { make, platform }) => {
  const anna = await make.user({ isWaiting: true })
  const [first, second] = await tellOfJobs(platform.db, anna, 4)
  await anna.call(calls.markNotificationsRead, { body: { ids: [first!, second!] } })
  const { body, headers } = await anna.get<Notification[]>(`/api/notifications${query}`)
  expect(body.map((notification) => contentOf(notification).jobId)).toEqual(jobIds)
  const found = query.includes('limit') ? (query.includes('only') ? 2 : 4) : jobIds.length
  expect(headers['x-total-count']).toBe(String(found))
})

test('notifications are found by title in the reader’s language, by person and key, and sorted by type', async ({
  make,
  platform: { db },
}) => {
  const anna = await make.user({ isWaiting: true })
  const userIds = [anna.id]
  const details = { username: 'carla', email: 'c@example.org' }
  await notify(db, { userIds, type: 'new_user_registered', details })
  await notify(db, { userIds, type: 'key_refused', details: { keyName: 'OPENAI_API_KEY', owner: 'global' } })
  await notify(db, { userIds, type: 'account_ready' })
  const found = async (query: string, language: string) =>
    (await listOf(anna.with({ 'accept-language': language }), query)).map(({ type }) => type)
  expect(await found('?search=CARLA', 'de')).toEqual(['new_user_registered'])
  expect(await found('?search=c@example', 'de')).toEqual(['new_user_registered'])
  expect(await found('?search=openai_api', 'de')).toEqual(['key_refused'])
  expect(await found('?search=account+is', 'en')).toEqual(['account_ready'])
  expect(await found('?search=account+is', 'de')).toEqual([])
  expect(await found('?search=%00', 'de')).toHaveLength(3)
  expect(await found('?sort=type&order=asc', 'de')).toEqual([
    'account_ready',
    'key_refused',
    'new_user_registered',
  ])
  expect(await found('?sort=type&order=desc', 'de')).toEqual([
    'new_user_registered',
    'key_refused',
    'account_ready',
  ])
})

test('more than fifty unread ones are counted, and marked up to the newest that was seen', async ({
  make,
  platform,
}) => {
  const [anna, berta] = [await make.user({ isWaiting: true }), await make.user({ isWaiting: true })]
  await tellOfJobs(platform.db, berta, 1)
  const ids = await tellOfJobs(platform.db, anna, 57)
  const unread = async (reader: typeof anna) =>
    (await reader.get('/api/notifications?only=unread&limit=1')).headers['x-total-count']
  expect(await unread(anna)).toBe('57')
  // One arrived while the others were being read.
  expect(await anna.call(calls.markNotificationsRead, { body: { upTo: ids[55]! } })).toMatchObject({
    status: 204,
  })
  expect(await unread(anna)).toBe('1')
  expect(await anna.call(calls.markNotificationsRead, { body: { upTo: 2_147_483_647 } })).toMatchObject({
    status: 204,
  })
  expect(await unread(anna)).toBe('0')
  expect(await unread(berta)).toBe('1')
})

test('a notification is marked as read, again without harm, and stays in the list', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ isWaiting: true })
  const [first] = await tellOfJobs(platform.db, anna, 2)
  const firstRead = async () => {
    const { rows } = await platform.db.execute(sql`select read_at from notifications where id = ${first}`)
    return rows[0]!.read_at
  }
  expect(await anna.call(calls.markNotificationRead, { params: { id: first! } })).toMatchObject({
    status: 204,
  })
  const readAt = await firstRead()
  expect(await anna.call(calls.markNotificationRead, { params: { id: first! } })).toMatchObject({
    status: 204,
  })
  expect(await firstRead()).toEqual(readAt)
  expect((await listOf(anna)).map(({ read }) => read)).toEqual([false, true])
})

test('another user’s notification cannot be marked, nor an unknown one', async ({ make, platform }) => {
  const [anna, berta] = [await make.user({ isWaiting: true }), await make.user({ isAdmin: true })]
  const [id] = await tellOfJobs(platform.db, anna, 1)
  const missing = { status: 404, body: { code: 'not_found' } }
  expect(await berta.call(calls.markNotificationRead, { params: { id: id! } })).toMatchObject(missing)
  expect(await anna.call(calls.markNotificationRead, { params: { id: 2_147_483_647 } })).toMatchObject(
    missing,
  )
  expect((await listOf(anna)).map(({ read }) => read)).toEqual([false])
})

test('several are marked in one call, which skips other users’', async ({ make, platform }) => {
  const [anna, berta] = [await make.user({ isWaiting: true }), await make.user({ isWaiting: true })]
  const [first, second] = await tellOfJobs(platform.db, anna, 3)
  const [bertas] = await tellOfJobs(platform.db, berta, 1)
  const ids = [first!, second!, bertas!, 2_147_483_647]
  expect(await anna.call(calls.markNotificationsRead, { body: { ids } })).toMatchObject({ status: 204 })
  expect((await listOf(anna)).map(({ read }) => read)).toEqual([false, true, true])
  expect((await listOf(berta)).map(({ read }) => read)).toEqual([false])
  expect(await anna.call(calls.markNotificationsRead, { body: { ids: [] } })).toMatchObject({ status: 204 })
})

test.for([
  ['GET', '/api/notifications?limit=0'],
  ['GET', '/api/notifications?limit=1001'],
  ['GET', '/api/notifications?offset=-1'],
  ['POST', '/api/notifications/0/read'],
  ['POST', '/api/notifications/2147483648/read'],
  ['POST', '/api/notifications/x/read'],
  ['POST', '/api/notifications/read', {}],
  ['POST', '/api/notifications/read', { ids: ['1'] }],
  ['POST', '/api/notifications/read', { ids: [0] }],
  ['POST', '/api/notifications/read', { ids: Array.from({ length: 1_001 }, (_, index) => index + 1) }],
] as const)('%s %s is refused', async ([method, path, body], { make }) => {
  const anna = await make.user({ isWaiting: true })
  const answer = method === 'GET' ? await anna.get(path) : await anna.post(path, body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})
