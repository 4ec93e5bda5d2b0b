import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { queues } from '#server/queues.ts'
import { expect, test } from '#server/testing/test.ts'
import { isCurrent } from './is-current.ts'
import { prepareDatabase } from './prepare-database.ts'

const journal = 'drizzle.__drizzle_migrations'

test.for([
  ['without its journal', 'drop schema drizzle cascade'],
  ['without its last migration', `delete from ${journal} where id = (select max(id) from ${journal})`],
  ['without tables of the queue', 'drop schema pgboss cascade'],
  ['with an older queue', 'update pgboss.version set version = version - 1'],
  ['without a queue', "delete from pgboss.queue where name = 'send-mail'"],
  [
    'that still builds an index',
    "insert into pgboss.bam (name, version, table_name, command) values ('', 1, 'job', 'select 1')",
  ],
] as const)('a database %s is not current', async ([, change], { platform }) => {
  const client = await platform.pool.connect()
  try {
    await client.query('begin')
    expect(await isCurrent(client, queues)).toBe(true)
    await client.query(change)
    expect(await isCurrent(client, queues)).toBe(false)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a database with a migration of a later version stays as it is', async ({ platform }) => {
  const client = await platform.pool.connect()
  try {
    await client.query(
      `begin; insert into ${journal} (hash, created_at) select '', max(created_at) + 1 from ${journal}`,
    )
    expect(await isCurrent(client, queues)).toBe(true)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('four processes that start at once without tables all find them, and the queues', async ({
  database: { connectionString },
  platform,
}) => {
  await platform.pool.query(
    'drop schema public cascade; create schema public; drop schema drizzle cascade; drop schema pgboss cascade',
  )
  const log = createLog('warn')
  const address = { connectionString, ownerConnectionString: connectionString }
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const product = openDatabase(connectionString, log)
      try {
        await prepareDatabase(product, address, queues, log)
        expect(await isCurrent(product.pool, queues)).toBe(true)
      } finally {
        await product.close()
      }
    }),
  )
})
