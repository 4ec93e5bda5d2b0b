import { column } from '#server/platform/columns.ts'
import { clientOf, type Transaction } from '#server/platform/open-database.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { ownAccountAt } from './credits.tables.ts'

const statement = {
  name: 'lock-account',
  text: `select balance_cents as "balanceCents" from credit_accounts where ${ownAccountAt('$1')} for no key update`,
}

/**
 * Locks a user's credit until the transaction ends; null if there is no account. A caller that also locks jobs locks those first;
 * purchases, the user and their keys come after.
 */
export async function lockAccount(tx: Transaction, userId: number): Promise<{ balanceCents: number } | null> {
  const [account] = await queryRows(
    clientOf(tx),
    { balanceCents: column.number },
    { ...statement, values: [userId] },
  )
  return account ?? null
}
