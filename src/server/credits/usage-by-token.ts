import { inArray, sql } from 'drizzle-orm'
import { bookZone } from '#contract/entities/book-period.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { creditHolds } from './credits.tables.ts'

/** What a token has cost in a month of the books. */
export interface TokenUsage {
  tokenId: number
  /** As `2026-11`. */
  month: string
  chargedCents: number
  /** Held still: it is charged in the current month at the earliest. */
  heldCents: number
}

/** What these tokens were charged in each of the last months, the newest first, and what they hold now; months without either are left out. */
export async function usageByToken(
  db: Database,
  tokenIds: readonly number[],
  months: number,
): Promise<TokenUsage[]> {
  if (tokenIds.length === 0) return []
  const isTheirs = inArray(creditHolds.tokenId, [...tokenIds])
  const month = sql`date_trunc('month', coalesce(closed_at, now()) at time zone ${bookZone})`
  return await readRows(
    db,
    { tokenId: column.number, month: column.text, chargedCents: column.number, heldCents: column.number },
    sql`
    select token_id as "tokenId", to_char(month, 'YYYY-MM') as month,
      coalesce(sum(charged_cents), 0)::float8 as "chargedCents",
      coalesce(sum(cents) filter (where closed_at is null), 0)::float8 as "heldCents"
    from ${creditHolds} cross join lateral (select ${month} as month) as of_books
    where ${isTheirs}
      and month > date_trunc('month', now() at time zone ${bookZone}) - make_interval(months => ${months}::int)
    group by token_id, month order by month desc, token_id desc`,
  )
}
