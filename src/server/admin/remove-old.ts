import { apiLimits } from '#contract/api-limits.ts'
import { removeOldAddressChanges } from '#server/accounts/addresses/address-changes.queries.ts'
import { removeOldInvitations } from '#server/accounts/inviting/invitations.queries.ts'
import { removeOldLinks } from '#server/accounts/links/remove-old-links.ts'
import { removeOldSessions } from '#server/accounts/signing-in/remove-old-sessions.ts'
import { removeOldTokens } from '#server/accounts/tokens/remove-old-tokens.ts'
import { presentUserIds } from '#server/accounts/users/users.queries.ts'
import { removeOldIdempotencyKeys } from '#server/api/idempotency/remove-keys.ts'
import { removeOldEvents } from '#server/audit/remove-old-events.ts'
import { removeOldUnpaidCalls } from '#server/jobs/costs/read-unpaid-budget.ts'
import { removeOldJob } from '#server/jobs/deleting/remove-old-job.ts'
import { sweepLists } from '#server/jobs/kept-lists/sweep-lists.ts'
import { sweepPictureSets } from '#server/jobs/picture-sets/remove-unused-sets.ts'
import { removeOldShares } from '#server/jobs/sharing/shares.queries.ts'
import { sweepThumbnails } from '#server/jobs/thumbnails/remove-unnamed-thumbnails.ts'
import { removeOldNotifications } from '#server/notifications/remove-old-notifications.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'
import { cancelOnAbort } from '#server/platform/statements/cancel-on-abort.ts'
import { removeOldAttempts } from '#server/platform/work/remove-old-attempts.ts'
import { removeOldKeyHealth } from '#server/provider-runtime/read-key-health.ts'
import { removeOldAudits } from '#server/site-audits/remove-old-audits.ts'
import { removeOldDeliveries } from '#server/webhooks/list-deliveries.ts'

/** Deletes a batch of rows older than `days` days and returns its size; 0 when none are left. */
type RemoveOld = (tx: Transaction, days: number) => Promise<number>

const traces = {
  sessions: removeOldSessions,
  links: removeOldLinks,
  tokens: removeOldTokens,
  webhookDeliveries: (tx) => removeOldDeliveries(tx, presentUserIds()),
  repeats: removeOldIdempotencyKeys,
  invitations: removeOldInvitations,
  addressChanges: removeOldAddressChanges,
  shares: removeOldShares,
  notifications: removeOldNotifications,
  attempts: removeOldAttempts,
  keyHealth: removeOldKeyHealth,
  unpaidCalls: removeOldUnpaidCalls,
} as const satisfies Record<string, RemoveOld>

export type RemovedCounts = Record<keyof typeof traces | 'jobs' | 'audits' | 'events', number>

/**
 * Deletes what the settings no longer keep, in small transactions: an interrupted run leaves nothing half done, and the next one continues.
 * Source: docs/specification/operation.md#data-protection
 */
export async function removeOld(
  platform: Pick<Platform, 'db' | 'settings' | 'lists' | 'pictures' | 'thumbnails' | 'log'>,
  signal: AbortSignal,
): Promise<RemovedCounts> {
  const { db, settings } = platform
  const counts = {
    jobs: 0,
    audits: 0,
    events: 0,
    sessions: 0,
    links: 0,
    tokens: 0,
    webhookDeliveries: 0,
    repeats: 0,
    invitations: 0,
    addressChanges: 0,
    shares: 0,
    notifications: 0,
    attempts: 0,
    keyHealth: 0,
    unpaidCalls: 0,
  }
  const { RESULTS_RETENTION_DAYS: resultDays, LOG_RETENTION_DAYS: logDays, AUDIT_DAYS: auditDays } = settings
  if (resultDays > 0) counts.jobs = await removeAll(db, signal, (tx) => removeOldJob(tx, resultDays))
  counts.jobs += await removeAll(db, signal, (tx) => removeOldJob(tx, apiLimits.testDays, { isTest: true }))
  if (counts.jobs > 0) {
    await sweepLists(platform)
    await sweepPictureSets(platform)
  }
  if (resultDays > 0) counts.audits = await removeAll(db, signal, (tx) => removeOldAudits(tx, resultDays))
  counts.audits += await removeAll(db, signal, (tx) =>
    removeOldAudits(tx, apiLimits.testDays, { isTest: true }),
  )
  await sweepThumbnails(platform)
  if (auditDays > 0) counts.events = await removeAll(db, signal, (tx) => removeOldEvents(tx, auditDays))
  // Safe: the keys of an object literal.
  for (const name of Object.keys(traces) as (keyof typeof traces)[]) {
    counts[name] = await removeAll(db, signal, (tx) => traces[name](tx, logDays))
  }
  return counts
}

async function removeAll(
  db: Database,
  signal: AbortSignal,
  removeSome: (tx: Transaction) => Promise<number>,
): Promise<number> {
  let sum = 0
  for (;;) {
    const removed = await db.transaction((tx) =>
      cancelOnAbort(db, tx, signal, async () => {
        await allowLongStatements(tx)
        return removeSome(tx)
      }),
    )
    if (removed === 0) return sum
    sum += removed
  }
}
