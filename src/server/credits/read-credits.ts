import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Credits } from '#contract/entities/credit.ts'
import { column } from '#server/platform/columns.ts'
import { clientOf, type Database, type Transaction } from '#server/platform/open-database.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { creditAccounts, ownAccountAt } from './credits.tables.ts'

const columns = {
  balance: column.number,
  held: column.number,
  owed: column.number,
  startsWithCredit: column.boolean,
}

const statement = {
  name: 'read-credits',
  text: `
    select balance_cents as balance, held_cents as held, starts_with_credit as "startsWithCredit",
      (select coalesce(sum(uncollected_cents), 0) from purchases
        where purchases.user_id = credit_accounts.user_id and uncollected_cents > 0) as owed
    from credit_accounts where ${ownAccountAt('$1')}`,
}

/** A user's credit in cents; zeros without an account. */
export async function readCredits(db: Database | Transaction, userId: number): Promise<Credits> {
  const [credits] = await queryRows(clientOf(db), columns, { ...statement, values: [userId] })
  return credits ?? { balance: 0, held: 0, owed: 0, startsWithCredit: false }
}

/** What a user can still spend, in cents, as an expression for a larger query. */
export function balanceOf(userId: SQLWrapper): SQL<number> {
  const balance = sql`(select balance_cents from ${creditAccounts} where user_id = ${userId})`
  return sql`coalesce(${balance}, 0)`.mapWith(Number)
}
