import { Pool } from 'undici'
import { rateOf } from './rate-of.ts'
import { type BenchResult, formatRate, median } from './result.ts'
import { startApp } from './start-app.ts'

const connections = 16
const rounds = 5

/** `GET /api/user` with a session against a route of the same app that makes one `select 1`, in turn. */
export async function benchUserRoute(databaseUrl: string): Promise<BenchResult> {
  const app = await startApp(databaseUrl)
  const pool = new Pool(app.url, { connections })
  const ask = { connections, path: '/api/user', headers: [{ authorization: app.authorization }] }
  const askBare = { connections, path: '/api/select-one', headers: [{}] }
  try {
    await rateOf(pool, ask)
    await rateOf(pool, askBare)
    const ours: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await rateOf(pool, askBare))
      ours.push(await rateOf(pool, ask))
    }
    return {
      name: 'GET /api/user with a session',
      measured: formatRate(median(ours)),
      baseline: `a route with one select 1 ${formatRate(median(bare))}`,
      ratio: median(ours) / median(bare),
      limit: 0.5,
      bound: 'at least',
    }
  } finally {
    await pool.close()
    await app.stop()
  }
}
