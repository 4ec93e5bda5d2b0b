import { createHash } from 'node:crypto'
import pg from 'pg'
import { makeTokenText } from '#server/accounts/tokens/token-text.ts'
import { compareWithSelect } from './compare-with-select.ts'
import type { BenchResult } from './result.ts'
import { startApp } from './start-app.ts'

/** Enough users, with a token each, that none reaches the rate limit, and that few calls share a query. */
const userCount = 400

/** A call of API v1 that does nothing but authenticate the token and count the call. */
export async function benchTokenRoute(databaseUrl: string): Promise<BenchResult> {
  const app = await startApp(databaseUrl, { RATE_LIMIT: 'on' })
  try {
    const tokens = await insertTokens(databaseUrl)
    return await compareWithSelect(app.url, {
      name: 'A call of API v1: its token found and counted',
      path: '/api/v1/nothing',
      headers: tokens.map((token) => ({ authorization: `Bearer ${token}` })),
    })
  } finally {
    await app.stop()
  }
}

async function insertTokens(databaseUrl: string): Promise<string[]> {
  const tokens = Array.from({ length: userCount }, makeTokenText)
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `with owners as (
      insert into users (username, email, password_hash, is_admin, is_verified, language)
      select 'bench-' || place, 'bench-' || place || '@example.org', '', false, true, 'en'
      from generate_series(1, cardinality($1::bytea[])) place
      returning id, username
    )
    insert into api_tokens (user_id, token_hash, start, name, scopes)
    select owners.id, hash, 'bw_live_0000', 'bench', '{account:read}'
    from unnest($1::bytea[]) with ordinality as given (hash, place) join owners on owners.username = 'bench-' || place`,
    [hashes],
  )
  await client.end()
  return tokens
}
