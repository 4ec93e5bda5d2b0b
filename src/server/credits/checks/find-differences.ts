import { type SQL, sql } from 'drizzle-orm'
import { column } from '#server/platform/column.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** Something that is not as everything else says it must be. */
export interface Difference {
  /** What is wrong: the name of the check that found it. */
  name: string
  /** The row that it was found at, and its user: `purchase 7 of user 3`. */
  whose: string
  expected: string
  found: string
}

/** A query of rows that must not be, with the columns `whose`, `expected` and `found`. */
export type Check = SQL

/** Runs checks one after the other, each under its name, and returns what they found. Throws when the signal is aborted. */
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
    // One by one: arguments have room on the stack for some thousands only.
    for (const row of rows) differences.push({ name, ...row })
  }
  return differences
}
