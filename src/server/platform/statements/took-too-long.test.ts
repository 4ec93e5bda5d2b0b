import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { buildApp } from '#server/platform/build-app.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { mount } from '#server/platform/mount.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { callersOf } from '#server/testing/callers-of.ts'
import { captureLog } from '#server/testing/capture-log.ts'
import { createActor } from '#server/testing/create-actor.ts'
import { expect, test } from '#server/testing/test.ts'
import { allowLongStatements } from './allow-long-statements.ts'

const slow = defineEndpoint({
  method: 'GET',
  url: '/api/test/slow',
  schema: { summary: 'Asks the database for too much', response: { 200: z.object({}) } },
  config: { access: 'public' },
})

test('a statement that takes too long is cancelled, and its call is refused with an explanation', async ({
  platform,
  database,
}) => {
  const { log, ...logs } = captureLog('warn')
  const { db, pool, close } = openDatabase(database.connectionString, log, { statementMs: 200 })
  const metrics = createMetrics()
  const app = await buildApp({ ...platform, db, pool, log, metrics }, callersOf(), [
    (scope) =>
      mount(scope, slow, async () => {
        await db.execute(sql`select pg_sleep(20)`)
        return {}
      }),
  ])
  const visitor = createActor(app, { 'accept-language': 'en' })
  expect(await visitor.call(slow)).toMatchObject({
    status: 503,
    body: {
      code: 'took_too_long',
      message: 'This took too long and was cancelled. Please narrow your search or try again later.',
    },
  })
  expect(logs.takeErrors()).toEqual([])
  expect((await metrics.boundsReached.get()).values).toEqual([{ labels: { bound: 'statementMs' }, value: 1 }])
  await app.close()
  await close()
})

test('a transaction with a longer limit gets it, and the next one on its connection does not', async ({
  database,
}) => {
  const { log } = captureLog('warn')
  const { db, close } = openDatabase(database.connectionString, log, { connections: 1, statementMs: 9_000 })
  const bound = async (on: Pick<typeof db, 'execute'>) =>
    (await on.execute(sql`select current_setting('statement_timeout') as bound`)).rows
  await db.transaction(async (tx) => {
    await allowLongStatements(tx)
    expect(await bound(tx)).toEqual([{ bound: '10min' }])
  })
  expect(await bound(db)).toEqual([{ bound: '9s' }])
  await close()
})

test('statements of a process are cancelled after half a minute, except for migrations', async ({
  platform,
}) => {
  const { rows } = await platform.pool.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '30s' }])
})
