import { firstAdminId } from '#contract/entities/user.ts'
import { anonymiseAccount } from '#server/accounts/users/anonymise-account.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { removeKeysOf } from '#server/apikeys/remove-keys-of.ts'
import { closeAccount } from '#server/credits/close-account.ts'
import { removeJobsOf } from '#server/jobs/ending/remove-jobs-of.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Deletes a user with everything they had. `hold` holds their row until the end, and may refuse. Refuses
 * `first_admin_is_permanent`, `not_found`.
 */
export async function deleteUser(
  db: Database,
  userId: number,
  hold: (tx: Transaction, userId: number) => Promise<void> = lockUser,
): Promise<void> {
  if (userId === firstAdminId) throw new Refusal('first_admin_is_permanent')
  await db.transaction(async (tx) => {
    // Jobs, then credit, then the user, as where a job ends: in another order each could wait for the other.
    await removeJobsOf(tx, userId)
    await closeAccount(tx, userId)
    await hold(tx, userId)
    // Keys before the account: a refusal that is being noted tells of the user, and goes with the account.
    await removeKeysOf(tx, userId)
    await anonymiseAccount(tx, userId)
  })
}
