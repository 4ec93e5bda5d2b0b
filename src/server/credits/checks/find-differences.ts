import { type SQL, sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** A row that contradicts the rest of the ledger. */
export interface Difference {
  /** The name of the check that found it. */
  name: string
  /** The row and its user: `purchase 7 of user 3`. */
  whose: string
  expected: string
  found: string
}

/** A query for rows that must not exist, with the columns `whose`, `expected` and `found`. */
export type Check = SQL

/** Runs checks one after the other and returns what they found, under each check's name. Throws if the signal is aborted. */
export async function findDifferences(
  tx: Transaction,
  checks: Record<string, Check>,
  signal?: AbortSignal,
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const [name, check] of Object.entries(checks)) {
    signal?.throwIfAborted()
    const rows = await readRows(
      tx,
      { whose: column.text, expected: column.text, found: column.text },
      sql`
      select whose, expected::text as expected, found::text as found from (${check}) as found_rows order by whose`,
    )
    // Pushed one by one: a spread of many thousand arguments overflows the stack.
    for (const row of rows) differences.push({ name, ...row })
  }
  return differences
}
