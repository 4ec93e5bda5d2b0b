import { Pool } from 'undici'
import { makeApiToken } from './make-api-token.ts'
import { type BenchResult, formatRate, median } from './result.ts'
import { startApp } from './start-app.ts'

const connections = 16
const roundMs = 2_500
const rounds = 5
const tokenRoute = '/api/v1/token-alone'

/** `GET /api/user` with a session against a route of the same app that makes one `select 1`, in turn. */
export async function benchUserRoute(databaseUrl: string): Promise<BenchResult> {
  const app = await startApp(databaseUrl)
  const pool = new Pool(app.url, { connections })
  const headers = { authorization: app.authorization }
  try {
    await rate(pool, '/api/user', headers)
    await rate(pool, '/api/select-one', {})
    const ours: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await rate(pool, '/api/select-one', {}))
      ours.push(await rate(pool, '/api/user', headers))
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

/** A call that does nothing but let its token in, against the same route. */
export async function benchTokenCheck(databaseUrl: string): Promise<BenchResult> {
  const app = await startApp(databaseUrl)
  const pool = new Pool(app.url, { connections })
  try {
    const headers = { authorization: await makeApiToken(app.url, app.authorization, ['account:read']) }
    await rate(pool, tokenRoute, headers)
    await rate(pool, '/api/select-one', {})
    const ours: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await rate(pool, '/api/select-one', {}))
      ours.push(await rate(pool, tokenRoute, headers))
    }
    return {
      name: 'A call with a token of the API',
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

/** Requests a second, each connection asking again as soon as it has its answer. */
async function rate(pool: Pool, path: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now()
  let answers = 0
  const ask = async () => {
    while (performance.now() - began < roundMs) {
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers })
      await body.text()
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  return answers / ((performance.now() - began) / 1000)
}
