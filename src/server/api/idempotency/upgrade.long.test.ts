import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { migrate, migrationsFolder } from '#server/platform/schema/migrate.ts'
import { expect, test } from '#server/testing/test.ts'
import { claimKey } from './claim-key.ts'

const renaming = '0002_rename-idempotency-keys'

/** The prepared statements of the previous version. */
const claim = `insert into api_repeats (user_id, key_hash, call, digest, run, leased_until, reference, status, answer, created_at)
  values ($1, $2, 'POST /api/v1/images', $3, gen_random_uuid(), now() + interval '20 s', default, default, default, default)
  on conflict do nothing`
const answer = `update api_repeats set status = 200, answer = $3 where user_id = $1 and key_hash = $2 and status is null`
const renew = `update api_repeats set leased_until = clock_timestamp() + interval '20 s' where key_hash = $2 and user_id = $1
  and key_hash in (select key_hash from api_repeats where user_id = $1 for update skip locked)`
const release =
  'delete from api_repeats where user_id = $1 and key_hash = $2 and status is null and reference is null'

test('an upgrade keeps valid keys, and processes of the previous version continue to use them', async ({
  platform,
  onTestFinished,
}) => {
  const { db, pool } = platform
  const folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyBefore(folder)
  await pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
  await migrate(pool, folder)
  // By hand: the builders make rows of the newest schema.
  await pool.query(`insert into users (username, email, password_hash) values ('anna', 'anna@example.org', '');
    insert into jobs (user_id, filename, list_kind, columns, format, languages, prompt_type, custom_prompt, price_cents)
      values (2, 'a.csv', 'csv', '{}', 'csv', '{de}', 'system', '', 50)`)
  const [userId, jobId] = [2, 1]
  const keyHash = (key: string) => createHash('sha256').update(key).digest()
  const digest = Buffer.from('the same')
  const find = (key: string) =>
    claimKey(db, { userId, keyHash: keyHash(key), call: 'POST /api/v1/images', digest })
  const runBefore = (statement: string, key: string, value: unknown[] = []) =>
    pool.query(statement, [userId, keyHash(key), ...value])
  const answerBefore = async (key: string) => {
    await runBefore(claim, key, [digest])
    await runBefore(answer, key, [{ subject: { jobId, position: 1 } }])
    await runBefore('insert into api_repeat_bodies values ($1, $2, $3, 1, \'"texts"\')', key, [jobId])
  }
  await answerBefore('answered')
  await runBefore(claim, 'running', [digest])

  await migrate(pool)
  const answered = { kind: 'answered', status: 200, answer: { body: 'texts' } }
  expect(await find('answered')).toMatchObject(answered)
  expect(await find('running')).toEqual({ kind: 'running' })

  await runBefore(renew, 'running')
  await answerBefore('later')
  expect(await find('later')).toMatchObject(answered)
  await runBefore(release, 'running')
  expect(await find('running')).toMatchObject({ kind: 'mine' })
  expect((await runBefore(claim, 'running', [digest])).rowCount).toBe(0)
})

/** Copies the migrations before the one that renames the tables. */
async function copyBefore(folder: string): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag === renaming),
  )
  await writeFile(file, JSON.stringify({ ...journal, entries }))
}
