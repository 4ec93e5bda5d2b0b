import { searchTables, searchText } from './search-secrets.ts'
import { expect, test } from './test.ts'

const planted = 'a-planted-password-4711'
const secrets = new Set([planted, 'a-password-that-stays-out'])

test('a planted secret is found in a table, whatever its column', async ({ database, platform }) => {
  expect((await searchTables(database.connectionString, secrets)).findings).toEqual([])
  const id = (
    await platform.pool.query<{ id: number }>(
      "insert into users (username, email, password_hash) values ('planted', 'planted@example.org', $1) returning id",
      [planted],
    )
  ).rows[0]?.id
  await platform.pool.query(
    "insert into account_tokens (token_hash, user_id, kind, expires_at) values ($1, $2, 'verify_email', now())",
    [Buffer.from(planted), id],
  )
  const { findings, tables } = await searchTables(database.connectionString, secrets)
  expect(findings.map(({ where }) => where)).toEqual(['table public.account_tokens', 'table public.users'])
  expect(tables).toBeGreaterThan(5)
  await platform.pool.query('delete from users where id = $1', [id])
})

test('a planted secret is found in the queue’s tables', async ({ database, platform }) => {
  await platform.queue.createQueue('planted')
  await platform.queue.send('planted', { password: planted })
  const { findings } = await searchTables(database.connectionString, secrets)
  expect(findings.map(({ where }) => where)).toContain('table pgboss.job_common')
  await platform.queue.deleteQueue('planted')
})

test('a planted secret is found in a log', ({ logs, platform }) => {
  platform.log.info({ note: planted }, 'planted')
  expect(searchText('log', logs.everything(), secrets)).toEqual([{ where: 'log', what: 'a-pl…' }])
})
