import { sql } from 'drizzle-orm'
import { bookZone } from '#contract/entities/book-period.ts'
import type { SpendingLimits } from '#contract/entities/spending-limits.ts'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { ownAccount, ownTransactions } from './credits.tables.ts'

/** What a user may spend in the current month, in cents, and how much is used. */
interface MonthlyLimit {
  ownLimitCents: number | null
  adminLimitCents: number | null
  /** The lower of both; null is no limit. */
  limitCents: number | null
  /** Charged for jobs in this month, plus open holds from any time, because they are charged in this month at the earliest. */
  usedCents: number
  leftCents: number | null
  /** `2026-11` */
  month: string
  /** The first day of the next one. */
  newMonthOn: string
  lowBalanceCents: number
}

const nobodys: MonthlyLimit = {
  ownLimitCents: null,
  adminLimitCents: null,
  limitCents: null,
  usedCents: 0,
  leftCents: null,
  month: '',
  newMonthOn: '',
  lowBalanceCents: 0,
}

/**
 * Reads a user's monthly limit. Months are those of the ledger (`bookZone`). A caller that decides by it has locked the account
 * (`lockAccount`), so that no other job is charged or held in between.
 */
export async function readMonthlyLimit(db: Database | Transaction, userId: number): Promise<MonthlyLimit> {
  const [found] = await readRows(
    db,
    {
      ownLimitCents: column.nullable(column.number),
      adminLimitCents: column.nullable(column.number),
      limitCents: column.nullable(column.number),
      usedCents: column.number,
      month: column.text,
      newMonthOn: column.text,
      lowBalanceCents: column.number,
    },
    sql`
    with month as (select date_trunc('month', now() at time zone ${bookZone}) as begins),
    charged as (
      select coalesce(-sum(amount_cents), 0) as cents from credit_transactions
      where ${ownTransactions({ id: userId })} and cause = 'job'
        and created_at >= (select begins from month) at time zone ${bookZone}
    )
    select own_limit_cents as "ownLimitCents", admin_limit_cents as "adminLimitCents",
      least(own_limit_cents, admin_limit_cents) as "limitCents",
      (held_cents + charged.cents)::float8 as "usedCents",
      to_char(begins, 'YYYY-MM') as month, to_char(begins + interval '1 month', 'YYYY-MM-DD') as "newMonthOn",
      low_balance_cents as "lowBalanceCents"
    from credit_accounts, month, charged where ${ownAccount({ id: userId })}`,
  )
  if (!found) return nobodys
  const { limitCents, usedCents } = found
  return { ...found, leftCents: limitCents === null ? null : Math.max(0, limitCents - usedCents) }
}

/** Limits in the contract's shape. */
export function shapeLimits({ month: _, ...limits }: MonthlyLimit): SpendingLimits {
  return limits
}
