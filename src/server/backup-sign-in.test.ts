import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { placeOfTotp } from './accounts/factors/totp.ts'
import { totpFactors } from './accounts/factors.tables.ts'
import { backUp } from './platform/backup/back-up.ts'
import { restore } from './platform/backup/restore.ts'
import { noLists } from './platform/backup/testing/no-lists.ts'
import { createLog } from './platform/log.ts'
import { type Database, openDatabase } from './platform/open-database.ts'
import { createTestDatabase } from './testing/create-test-database.ts'
import { setUpApp } from './testing/second-factor.ts'
import { test as baseTest, expect } from './testing/test.ts'

const test = baseTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it must make first.
  .extend('folder', async ({}, { onCleanup }) => {
    const parent = await mkdtemp(join(tmpdir(), 'bildwort-backup-sign-in-'))
    onCleanup(() => rm(parent, { recursive: true }))
    return join(parent, 'backup')
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('empty', async ({}, { onCleanup }) => {
    // Migrated already: restore.test.ts restores into a database without tables.
    const created = await createTestDatabase(inject('templateDatabase'))
    const opened = openDatabase(created.connectionString, createLog('silent'))
    onCleanup(async () => {
      await opened.close()
      await created.drop()
    })
    return opened
  })

const tables = [
  'totp_factors',
  'recovery_codes',
  'passkeys',
  'oidc_identities',
  'invitations',
  'address_changes',
  'address_links',
]

async function rowsOf(db: Database): Promise<Record<string, unknown[]>> {
  const read = async (table: string) => {
    const { rows } = await db.execute(sql`select t::text from ${sql.identifier(table)} t order by 1`)
    return [table, rows] as const
  }
  return Object.fromEntries(await Promise.all(tables.map(read)))
}

test('everything that users sign in with is restored unchanged, and the secrets of apps still open', async ({
  database,
  make,
  platform,
  folder,
  empty,
}) => {
  const { db, secrets } = platform
  const anna = await make.user()
  const { secret } = await setUpApp(platform, anna)
  await db.execute(sql`
    with change as (
      insert into address_changes (user_id, old_email, new_email, asks_old, expires_at)
      values (${anna.id}, ${anna.email}, 'new@example.org', true, now()) returning id)
    insert into address_links (change_id, side, token_hash) select id, 'new', ${Buffer.alloc(32, 1)} from change`)
  await db.execute(sql`
    insert into passkeys (user_id, user_handle, credential_id, rp_id, name, public_key, counter, transports, is_backed_up)
    values (${anna.id}, ${Buffer.alloc(32, 2)}, ${Buffer.alloc(16, 3)}, 'localhost', 'Phone; "hers"', ${Buffer.alloc(77, 0)}, 7,
      array['internal', 'hybrid'], true)`)
  await db.execute(sql`
    insert into oidc_identities (issuer, subject, user_id) values ('https://issuer.example', 'a subject', ${anna.id})`)
  await db.execute(sql`
    insert into invitations (email, language, invited_by, expires_at, token_hash)
    values ('invited@example.org', 'de', ${anna.id}, now(), ${Buffer.alloc(32, 4)})`)
  const before = await rowsOf(db)
  for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([])

  await backUp(database.connectionString, folder, noLists)
  await restore(empty, folder, noLists.open)
  expect(await rowsOf(empty.db)).toEqual(before)
  const [factor] = await empty.db.select().from(totpFactors)
  expect(secrets.open(factor!, placeOfTotp(anna.id))).toBe(secret)
})
