import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { type BenchResult, median, percentile } from './result.ts'
import { password, startApp } from './start-app.ts'

const loginsPerSecond = 20
const otherPerSecond = 100
const windowMs = 5_000
const rounds = 4

/** The 99th percentile of another route during 20 logins a second, compared with the same without logins. */
export async function benchLogins(databaseUrl: string): Promise<BenchResult> {
  const app = await startApp(databaseUrl)
  const others = new Pool(app.url, { connections: 16 })
  const logins = new Pool(app.url, { connections: 64 })
  const headers = { authorization: app.authorization }
  const askUser = () => ask(others, { path: '/api/user', method: 'GET', headers })
  const body = JSON.stringify({ username: app.username, password })
  const signIn = () =>
    ask(logins, { path: '/api/login', method: 'POST', headers: { 'content-type': 'application/json' }, body })
  try {
    await steadily(otherPerSecond, windowMs, askUser)
    await steadily(loginsPerSecond, windowMs, signIn)
    const calm: number[] = []
    const busy: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      calm.push(percentile(await steadily(otherPerSecond, windowMs, askUser), 99))
      const [during] = await Promise.all([
        steadily(otherPerSecond, windowMs, askUser),
        steadily(loginsPerSecond, windowMs, signIn),
      ])
      busy.push(percentile(during, 99))
    }
    return {
      name: `GET /api/user while ${loginsPerSecond} sign in each second, p99`,
      measured: `${median(busy).toFixed(1)} ms`,
      baseline: `without sign-ins ${median(calm).toFixed(1)} ms`,
      ratio: median(busy) / median(calm),
      limit: 2,
    }
  } finally {
    await Promise.all([others.close(), logins.close()])
    await app.stop()
  }
}

/** Sends this many calls per second regardless of the answers, and collects their durations in milliseconds. */
async function steadily(perSecond: number, forMs: number, askOnce: () => Promise<void>): Promise<number[]> {
  const began = performance.now()
  const count = Math.round((perSecond * forMs) / 1000)
  const asked = Array.from({ length: count }, async (_, n) => {
    const dueAt = began + (n * 1000) / perSecond
    await sleep(Math.max(0, dueAt - performance.now()))
    const askedAt = performance.now()
    await askOnce()
    return performance.now() - askedAt
  })
  return Promise.all(asked)
}

async function ask(pool: Pool, request: Parameters<Pool['request']>[0]): Promise<void> {
  const { statusCode, body } = await pool.request(request)
  await body.text()
  if (statusCode !== 200) throw new Error(`${request.path} answered ${statusCode}`)
}
