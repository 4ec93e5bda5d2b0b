import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** These name the column of another query, not a user: they are joins. */
const joins = ['src/server/apikeys/keys-of.ts', 'src/server/credits/read-credits.ts']

const comparisons = [
  // eq(jobs.userId, caller.id). A join names it second: eq(users.id, jobs.userId).
  /\beq\(\s*\w+\.userId,/,
  // sql`… ${jobs.userId} = ${userId}`
  /\.userId\}\s*(?:=|<>)\s*\$\{(?!\w+\.userId\})/,
  // sql`… user_id = ${userId}`
  /\buser_id"?\s*(?:=|<>)\s*\(?\$[{\d]/i,
]
const comparesUser = (text: string) => comparisons.some((pattern) => pattern.test(text))

test('the owner of a row is compared next to its table and nowhere else', async () => {
  const compare: string[] = []
  for await (const path of glob('src/server/**/*.ts')) {
    if (path.endsWith('.test.ts') || path.includes('/testing/')) continue
    if (comparesUser(readFileSync(path, 'utf8'))) compare.push(path)
  }
  const others = compare.filter((path) => !/\.tables\.ts$/.test(path))
  expect(others.toSorted()).toEqual(joins)
  expect(compare.length).toBeGreaterThan(others.length)
})

test.for([
  'where(eq(jobs.userId, caller.id))',
  'and(eq(jobs.id, jobId), eq(jobs.userId, owner.userId), isOver)',
  `where \${jobs.userId} = \${userId} and finished_at is null`,
  `select id from jobs where user_id = \${userId}`,
  `select id from jobs where job.user_id = \${caller.id}`,
  "pool.query('select 1 from jobs where user_id = $1', [userId])",
])('a verb that says %s is found', (text) => {
  expect(comparesUser(text)).toBe(true)
})

test.for([
  'innerJoin(users, eq(users.id, sessions.userId))',
  `\${purchases.userId} = \${creditAccounts.userId}`,
  'hold.user_id = job.user_id',
  'where(ownJobs(caller))',
])('%s is no such comparison', (text) => {
  expect(comparesUser(text)).toBe(false)
})
