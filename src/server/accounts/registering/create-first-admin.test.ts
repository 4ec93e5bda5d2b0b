import { expect, test } from '#server/testing/test.ts'
import { createFirstAdmin } from './create-first-admin.ts'

const admin = { ADMIN_USERNAME: 'root', ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'only for root' }

test('without ADMIN_PASSWORD no administrator is created, and the log names the missing setting', async ({
  start,
}) => {
  const { platform, logs } = await start()
  await createFirstAdmin(platform)
  expect((await platform.pool.query('select from users')).rowCount).toBe(0)
  expect(logs.lines()).toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining('ADMIN_PASSWORD') }),
  )
})

test.for(['Administrator1', 'passwort1'])(
  '%s is refused as password of the first administrator',
  async (weak, { start }) => {
    const { platform } = await start({ ...admin, ADMIN_PASSWORD: weak })
    await expect(createFirstAdmin(platform)).rejects.toThrow(/^ADMIN_PASSWORD: is easily guessed/)
    expect((await platform.pool.query('select from users')).rowCount).toBe(0)
  },
)

test('of several processes that start at once one creates the administrator, and a later start changes nothing', async ({
  start,
}) => {
  const sites = await Promise.all([start(admin), start(admin), start(admin)])
  await Promise.all(sites.map(({ platform }) => createFirstAdmin(platform)))
  const later = await start({ ...admin, ADMIN_USERNAME: 'other', ADMIN_EMAIL: 'other@example.org' })
  await createFirstAdmin(later.platform)

  const { rows } = await later.platform.pool.query('select id, username, is_admin, is_verified from users')
  expect(rows).toEqual([{ id: 1, username: 'root', is_admin: true, is_verified: true }])
  const answer = await later.make
    .visitor()
    .post('/api/login', { username: 'root', password: 'only for root' })
  expect(answer).toMatchObject({ status: 200, body: { id: 1, isAdmin: true } })
})
