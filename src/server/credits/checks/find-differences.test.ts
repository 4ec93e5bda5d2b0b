import { sql } from 'drizzle-orm'
import { expect, test } from '#server/testing/test.ts'
import { findDifferences } from './find-differences.ts'

test('a ledger that is wrong everywhere is reported completely', async ({ platform }) => {
  const everywhere = sql`
    select 'user ' || n as whose, 1 as expected, 2 as found from generate_series(1, 200000) as n`
  const differences = await platform.db.transaction((tx) => findDifferences(tx, { 'all wrong': everywhere }))
  expect(differences).toHaveLength(200_000)
  expect(differences[0]).toEqual({ name: 'all wrong', whose: 'user 1', expected: '1', found: '2' })
})
