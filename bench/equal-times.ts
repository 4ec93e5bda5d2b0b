import { Pool } from 'undici'
import { type BenchResult, median } from './result.ts'
import { startApp } from './start-app.ts'

const calls = 200
const warmUp = 20

const questions = {
  'POST /api/login': (name: string) => ({
    path: '/api/login',
    body: { username: name, password: 'not-the-password' },
  }),
  'POST /api/auth/forgot-password': (name: string) => ({
    path: '/api/auth/forgot-password',
    body: { email: `${name}@example.org` },
  }),
  'POST /api/auth/resend-verification': (name: string) => ({
    path: '/api/auth/resend-verification',
    body: { username: name },
  }),
}

/** Median times of calls that name an account there is and one there is not, in turn: they must not tell. */
export async function benchEqualTimes(databaseUrl: string): Promise<BenchResult[]> {
  // Nothing is sent: mails go out from workers, and this is a web process.
  const app = await startApp(databaseUrl, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'x@example.org' })
  const pool = new Pool(app.url, { connections: 1 })
  try {
    const results: BenchResult[] = []
    for (const [name, question] of Object.entries(questions)) {
      const known: number[] = []
      const unknown: number[] = []
      for (let n = 0; n < warmUp + calls; n += 1) {
        const times = [await time(pool, question(app.username)), await time(pool, question(`nobody-${n}`))]
        if (n < warmUp) continue
        known.push(times[0]!)
        unknown.push(times[1]!)
      }
      const [knownMs, unknownMs] = [median(known), median(unknown)]
      results.push({
        name: `${name}, known account, median of ${calls}`,
        measured: `${knownMs.toFixed(2)} ms`,
        baseline: `unknown account ${unknownMs.toFixed(2)} ms`,
        ratio: Math.max(knownMs / unknownMs, unknownMs / knownMs),
        limit: 1.1,
      })
    }
    return results
  } finally {
    await pool.close()
    await app.stop()
  }
}

async function time(pool: Pool, { path, body }: { path: string; body: object }): Promise<number> {
  const began = performance.now()
  const answer = await pool.request({
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.body.text()
  if (answer.statusCode !== 200 && answer.statusCode !== 401)
    throw new Error(`${path} answered ${answer.statusCode}`)
  return performance.now() - began
}
