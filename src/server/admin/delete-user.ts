import { firstAdminId } from '#contract/entities/user.ts'
import { anonymiseAccount } from '#server/accounts/users/anonymise-account.ts'
import { noteCreditOf } from '#server/accounts/users/is-first-credit.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { removeIdempotencyKeysOf } from '#server/api/idempotency/remove-keys.ts'
import { removeKeysOf } from '#server/apikeys/remove-user-key.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { closeAccount } from '#server/credits/close-account.ts'
import { removeJobsOf } from '#server/jobs/deleting/remove-jobs-of.ts'
import { removeUnnamedLists } from '#server/jobs/kept-lists/remove-unnamed-lists.ts'
import { removeUnusedSets } from '#server/jobs/picture-sets/remove-unused-sets.ts'
import { removePresetsOf } from '#server/jobs/presets/presets.queries.ts'
import { removeFiltersOf } from '#server/jobs/saved-filters/saved-filters.queries.ts'
import { removeThumbnailsOf } from '#server/jobs/thumbnails/remove-unnamed-thumbnails.ts'
import { removeGoneViews } from '#server/jobs/viewing/remove-gone-views.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'
import { removeAuditsOf } from '#server/site-audits/delete-audit.ts'
import { removeWebhooksOf } from '#server/webhooks/webhooks.queries.ts'

/**
 * Deletes a user with everything they had. `hold` locks their row until the end, and can refuse. Refuses `first_admin_is_permanent`,
 * `not_found`.
 */
export async function deleteUser(
  platform: Pick<Platform, 'db' | 'secrets' | 'views' | 'lists' | 'pictures' | 'thumbnails' | 'log'>,
  actor: Actor,
  userId: number,
  hold: (tx: Transaction, userId: number) => Promise<void> = lockUser,
): Promise<void> {
  if (userId === firstAdminId) throw new Refusal('first_admin_is_permanent')
  const { db, secrets } = platform
  await db.transaction(async (tx) => {
    await allowLongStatements(tx)
    // Jobs, then credit, then the user, as at the end of a job: another order could deadlock.
    await removeJobsOf(tx, userId)
    await closeAccount(tx, userId)
    await hold(tx, userId)
    // Keys before the account: a refusal recorded in between notifies about its user, and the notification is deleted with the account.
    await removePresetsOf(tx, userId)
    await removeFiltersOf(tx, userId)
    await removeWebhooksOf(tx, userId)
    await removeAuditsOf(tx, userId)
    await removeIdempotencyKeysOf(tx, userId)
    await removeKeysOf(tx, userId)
    await noteCreditOf(tx, secrets, userId)
    await recordEvent(tx, actor, { kind: 'user_deleted', details: {}, subjectId: userId })
    await anonymiseAccount(tx, userId)
  })
  await removeGoneViews(platform)
  await removeUnnamedLists(platform, userId, { waits: true })
  await removeUnusedSets(platform, userId, { all: true })
  await removeThumbnailsOf(platform, userId)
}
