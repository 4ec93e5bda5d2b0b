import { createHash } from 'node:crypto'
import pg from 'pg'
import { Pool } from 'undici'
import { makeTokenText } from '#server/accounts/tokens/token-text.ts'
import { rateOf } from './rate-of.ts'
import { type BenchResult, formatRate, median } from './result.ts'
import { startApp } from './start-app.ts'

const connections = 16
const rounds = 5
/** So many that none has used up its minute before the end, and that few calls share a question. */
const tokenCount = 400

/** A call of API v1 that does nothing but find its token and count, against a route of the same app that makes one `select 1`. */
export async function benchTokenRoute(databaseUrl: string): Promise<BenchResult> {
  const app = await startApp(databaseUrl, { RATE_LIMIT: 'on' })
  const headers = (await insertTokens(databaseUrl)).map((token) => ({ authorization: `Bearer ${token}` }))
  const pool = new Pool(app.url, { connections })
  const ask = { connections, path: '/api/v1/nothing', headers }
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
      name: 'A call of API v1: its token found and counted',
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

async function insertTokens(databaseUrl: string): Promise<string[]> {
  const tokens = Array.from({ length: tokenCount }, makeTokenText)
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into api_tokens (user_id, token_hash, start, name, scopes)
      select id, hash, 'bw_live_0000', 'bench', '{account:read}'
      from users, unnest($1::bytea[]) hash where username = 'anna'`,
    [hashes],
  )
  await client.end()
  return tokens
}
