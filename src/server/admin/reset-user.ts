import { resetTotals } from '#server/accounts/users/reset-totals.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { removeJobsOf } from '#server/jobs/deleting/remove-jobs-of.ts'
import { removeUnnamedLists } from '#server/jobs/kept-lists/remove-unnamed-lists.ts'
import { removeUnusedSets } from '#server/jobs/picture-sets/remove-unused-sets.ts'
import { removeThumbnailsOf } from '#server/jobs/thumbnails/remove-unnamed-thumbnails.ts'
import { removeGoneViews } from '#server/jobs/viewing/remove-gone-views.ts'
import type { Platform } from '#server/platform/platform.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'

/** Removes all jobs of a user and resets their statistics to zero. Refuses `not_found`. */
export async function resetUser(
  platform: Pick<Platform, 'db' | 'views' | 'lists' | 'pictures' | 'thumbnails' | 'log'>,
  actor: Actor,
  userId: number,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await allowLongStatements(tx)
    // Lock the jobs before the user, as at the end of a job: the other order could deadlock.
    await removeJobsOf(tx, userId)
    await resetTotals(tx, userId)
    await recordEvent(tx, actor, { kind: 'user_reset', details: {}, subjectId: userId })
  })
  await removeGoneViews(platform)
  await removeUnnamedLists(platform, userId, { waits: true })
  await removeUnusedSets(platform, userId, { all: true })
  await removeThumbnailsOf(platform, userId)
}
