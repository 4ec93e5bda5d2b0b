import { expect, test } from '#server/testing/test.ts'
import { createFirstAdmin } from './create-first-admin.ts'

const admin = { ADMIN_USERNAME: 'root', ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'only for root' }

test('an earlier registration does not take the administrator’s place, and a taken name is explained', async ({
  start,
}) => {
  const { platform, logs, make } = await start({
    ...admin,
    ADMIN_USERNAME: 'fast',
    ADMIN_EMAIL: 'fast@example.org',
  })
  const early = await make.user({ username: 'Fast' })
  expect(early.id).toBeGreaterThan(1)
  await createFirstAdmin(platform)
  expect(logs.takeErrors()).toMatchObject([{ msg: expect.stringContaining('ADMIN_USERNAME') }])

  const other = await start(admin)
  await createFirstAdmin(other.platform)
  const { rows } = await platform.pool.query('select id, username from users order by id')
  expect(rows).toEqual([
    { id: 1, username: 'root' },
    { id: early.id, username: 'Fast' },
  ])
})
