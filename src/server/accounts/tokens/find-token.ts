import { eq, sql } from 'drizzle-orm'
import type { TokenScope } from '#contract/entities/token.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { apiTokens } from '#server/accounts/tokens.tables.ts'
import type { FoundToken } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { callsWindowMs } from '#server/platform/v1/say-limits.ts'
import { gatherReads } from '#server/platform/waiting/gather-reads.ts'
import { shareReads } from '#server/platform/waiting/share-reads.ts'
import { refuseEndedToken } from './refuse-ended-token.ts'
import { isTestToken, isTokenText } from './token-text.ts'

/**
 * Finds tokens ($1) and counts the calls of their users ($2) that share the query, those for test data ($4) apart, in one statement. The counts are not worth waiting for
 * the disk: after a crash of the database the last ones may be missing. Rows are locked in a fixed order, because other processes count for
 * the same users.
 */
const findAndCount = `
  with found as (
    select asked.place, asked.calls,
      sha256((case when asked.is_test then 'test calls' else 'calls' end || ' by user ')::bytea || int4send(u.id)) as key_hash,
      t.id as "tokenId", t.scopes, t.monthly_cap_cents as "monthlyCapCents", t.expires_at as "expiresAt",
      t.revoked_at as "revokedAt", coalesce(t.expires_at <= now(), false) as "isExpired",
      coalesce(t.last_used_at < now() - interval '1 minute', true) as "isUseDue",
      u.id, u.is_admin as "isAdmin", u.language, u.suspended_at is not null as "isSuspended"
    from unnest($1::bytea[], $2::int[], $4::boolean[]) with ordinality as asked (token_hash, calls, is_test, place)
    join api_tokens t on t.token_hash = asked.token_hash join users u on u.id = t.user_id
  ), counted as (
    insert into attempt_counts as known (key_hash, count, ends_at)
    select key_hash, sum(calls)::int, now() + make_interval(secs => $3)
    from found, (select set_config('synchronous_commit', 'off', true)) as unhurried where calls > 0
    group by key_hash order by key_hash
    on conflict (key_hash) do update set
      count = case when known.ends_at > now() then known.count + excluded.count else excluded.count end,
      ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
    returning key_hash, count, extract(epoch from ends_at - now())::float8 as seconds
  )
  select found.*, counted.count, counted.seconds from found left join counted using (key_hash)`

const columns = {
  place: column.number,
  tokenId: column.number,
  scopes: column.asStored<TokenScope[]>(),
  monthlyCapCents: column.nullable(column.number),
  expiresAt: column.asStored<Date | null>(),
  revokedAt: column.asStored<Date | null>(),
  isExpired: column.boolean,
  isUseDue: column.boolean,
  id: column.number,
  isAdmin: column.boolean,
  language: column.asStored<UiLanguage>(),
  isSuspended: column.boolean,
  count: column.nullable(column.number),
  seconds: column.nullable(column.number),
}

interface Asked {
  tokenHash: Buffer
  isTest: boolean
}

/**
 * Returns a function that identifies the caller by API token and counts the call across all processes. Nothing is cached: a revoked token
 * stops working in every process at once. Its use is written at most once a minute. Refuses `token_mistyped` (without a query),
 * `token_unknown`, `token_revoked`, `token_expired`, `token_suspended`.
 */
export function prepareFindToken({ db, pool, settings }: Pick<Platform, 'db' | 'pool' | 'settings'>) {
  const isCounted = settings.RATE_LIMIT !== 'off'
  const findTogether = gatherReads(async (asked: readonly (Asked & { sharers: number })[]) => {
    const hashes = asked.map(({ tokenHash }) => tokenHash)
    const calls = asked.map(({ sharers }) => (isCounted ? sharers : 0))
    const values = [hashes, calls, callsWindowMs / 1000, asked.map(({ isTest }) => isTest)]
    const tokens = await queryRows(pool, columns, { name: 'find_tokens', text: findAndCount, values })
    const byPlace = new Map(tokens.map(({ place, ...token }) => [place, token]))
    return asked.map((_, index) => byPlace.get(index + 1))
  })
  const read = shareReads(
    ({ tokenHash }: Asked) => tokenHash.toString('base64'),
    async ({ tokenHash, isTest }: Asked, sharers) => {
      const token = await findTogether({ tokenHash, isTest, sharers })
      if (token?.isUseDue && !token.revokedAt && !token.isExpired)
        await db.update(apiTokens).set({ lastUsedAt: sql`now()` }).where(eq(apiTokens.id, token.tokenId))
      // Calls that share the answer are counted one after the other.
      return token && { ...token, countBefore: (token.count ?? 0) - sharers }
    },
  )
  return async (text: string): Promise<FoundToken> => {
    if (!isTokenText(text)) throw new Refusal('token_mistyped')
    const token = await read({ tokenHash: hashToken(text), isTest: isTestToken(text) })
    if (!token) throw new Refusal('token_unknown')
    token.countBefore += 1
    const { countBefore: count, seconds } = token
    const { tokenId, scopes, monthlyCapCents, id, isAdmin, language } = token
    refuseEndedToken(token)
    const caller = { tokenId, scopes, monthlyCapCents, id, isAdmin, language, isTest: isTestToken(text) }
    return { caller, used: seconds === null ? null : { count, seconds } }
  }
}
