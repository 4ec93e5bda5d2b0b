import pg from 'pg'
import { onTestFinished } from 'vitest'
import { expect, test } from '#server/testing/job-test.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { until } from '#server/testing/until.ts'

const searching = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock' and query like '%with found as%'`

/** Locks the images, so that a search takes as long as this lock is held. */
async function holdImages(connectionString: string) {
  const holder = new pg.Client({ connectionString })
  await holder.connect()
  await holder.query('begin; lock table job_images in access exclusive mode')
  const watcher = new pg.Client({ connectionString })
  await watcher.connect()
  const end = async () => {
    await holder.end()
    await watcher.end()
  }
  onTestFinished(end)
  return {
    searches: async (): Promise<number> => (await watcher.query(searching)).rows[0].count,
    letGo: () => holder.query('commit'),
  }
}

type Search = { status: number; code?: string; total?: number; retryAfter: string | null }

test('a user runs two searches at once, some more wait, the rest are refused, and others are not affected', async ({
  start,
  database,
}) => {
  const { app, make, platform } = await start()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const [anna, berta] = [await make.user(), await make.user()]
  const search = async ({ id, token }: { id: number; token: string }) => {
    const jobId = await makeJob(platform.db, { userId: id, images: 3 })
    return async (text: string, signal?: AbortSignal): Promise<Search> => {
      const answer = await fetch(`${address}/api/jobs/${jobId}?search=${text}`, {
        headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
        ...(signal && { signal }),
      })
      const { code, total } = (await answer.json()) as { code?: string; total?: number }
      return {
        status: answer.status,
        ...(code && { code }),
        ...(total !== undefined && { total }),
        retryAfter: answer.headers.get('retry-after'),
      }
    }
  }
  const [asAnna, asBerta] = [await search(anna), await search(berta)]
  const { searches, letGo } = await holdImages(database.connectionString)
  const answers: Search[] = []
  const asked = Array.from({ length: 60 }, (_, n) =>
    asAnna(String(n % 4)).then((answer) => void answers.push(answer)),
  )
  await until(() => answers.length === 54)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]))
  expect(answers[0]).toMatchObject({ code: 'too_many_at_once', retryAfter: '5' })
  // The refusals may come before the database receives the running searches.
  await until(async () => (await searches()) >= 2)
  expect(await searches()).toBe(2)
  const others = asBerta('2')
  await until(async () => (await searches()) === 3)
  await letGo()
  expect(await others).toMatchObject({ status: 200, total: 1 })
  await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
})

test('a search abandoned by its browser is cancelled in the database, and the next one gets its place', async ({
  start,
  database,
}) => {
  const { app, make, platform } = await start()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const anna = await make.user()
  const jobId = await makeJob(platform.db, { userId: anna.id, images: 3 })
  const { searches, letGo } = await holdImages(database.connectionString)
  const type = (text: string, signal: AbortSignal) =>
    fetch(`${address}/api/jobs/${jobId}?search=${text}`, {
      headers: { authorization: `Bearer ${anna.token}` },
      signal,
    }).catch(() => null)
  for (let n = 0; n < 10; n++) {
    const typing = new AbortController()
    const answers = [type('a', typing.signal), type('ab', typing.signal)]
    await until(async () => (await searches()) === 2)
    typing.abort()
    await Promise.all(answers)
    await until(async () => (await searches()) === 0)
  }
  const last = type('1', new AbortController().signal)
  await until(async () => (await searches()) === 1)
  await letGo()
  expect((await last)?.status).toBe(200)
})
