import { apiKeyNames } from '#contract/entities/api-key.ts'
import { startSession } from '#server/accounts/signing-in/start-session.ts'
import { createUser } from '#server/accounts/users/create-user.ts'
import { assignKey } from '#server/apikeys/assign-key.ts'
import type { Platform } from '#server/platform/platform.ts'
import { setBalance } from './set-balance.ts'
import { expect, test } from './test.ts'

test.for([0, 500, 100_000])(
  'a user of the tests with %d cents has the rows of one that the product adds',
  async (balanceCents, { make, platform }) => {
    const { id, username, email } = await make.user({ balanceCents, isAdmin: true, isWaiting: false })
    const [made] = await rowsOf(platform, id)
    const account = { username: `${username}-2`, email: `2-${email}`, passwordHash: '', isAdmin: true }
    const added = await platform.db.transaction(async (tx) => {
      const userId = await createUser(tx, { ...account, isVerified: true, language: 'de' })
      await setBalance(tx, userId, balanceCents)
      return userId
    })
    for (const name of apiKeyNames) await assignKey(platform, added, { name, useGlobal: true })
    await startSession(platform.db, { userId: added, days: platform.settings.SESSION_DAYS })
    const [expected, tables] = await rowsOf(platform, added)
    expect(made).toEqual(expected)
    expect(tables).toEqual(
      expect.arrayContaining(['credit_accounts', 'credit_transactions', 'sessions', 'user_keys', 'users']),
    )
  },
)

/** What differs between any two users. */
const own = /^(id|user_id|admin_id|username|email|password_hash|token_hash|reference|\w+_at)$/

/** A user's rows in all tables without what is their own, and the tables. */
async function rowsOf({ pool }: Platform, userId: number) {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name = 'user_id' or table_name = 'users' and column_name = 'id')
    order by 1`)
  const found: Record<string, object[]> = {}
  for (const { table, column } of columns) {
    const { rows } = await pool.query(`select * from ${table} where ${column} = $1`, [userId])
    if (rows.length === 0) continue
    const common = rows.map((row: object) => Object.entries(row).filter(([name]) => !own.test(name)))
    found[table] = common.map((entries) => Object.fromEntries(entries)).toSorted(byText)
  }
  return [found, Object.keys(found)] as const
}

function byText(one: object, other: object): number {
  return JSON.stringify(one).localeCompare(JSON.stringify(other))
}
