import { type SQL, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'

/** Whether the invited address has an account by now; for queries on `invitations`. */
export const hasAccount: SQL<boolean> = sql`exists (
  select from ${users} as account where lower(account.email) = lower(invitations.email) and account.deleted_at is null)`
