import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { SiteAudit } from '#contract/entities/site-audit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { presentUserIds } from '#server/accounts/users/users.queries.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { readAudits } from './read-audit.ts'
import { ownAudits, siteAudits } from './site-audits.tables.ts'

/**
 * Creates the link by which anybody can read an own audit for this many days, in place of an earlier one. Only the hash of its token is
 * stored. Refuses `not_found`, `audit_running`.
 */
export async function shareAudit(
  db: Database,
  actor: UserActor,
  { auditId, days }: { auditId: number; days: number },
): Promise<{ token: string; expiresAt: string }> {
  const token = randomBytes(32).toString('base64url')
  const isIt = and(ownAudits({ id: actor.userId }), eq(siteAudits.id, auditId))
  return await db.transaction(async (tx) => {
    const [audit] = await tx
      .select({ finishedAt: siteAudits.finishedAt })
      .from(siteAudits)
      .where(isIt)
      .for('no key update')
    if (!audit) throw new Refusal('not_found')
    if (!audit.finishedAt) throw new Refusal('audit_running')
    const [shared] = await tx
      .update(siteAudits)
      .set({ shareHash: hashToken(token), sharedUntil: sql`now() + make_interval(days => ${days}::int)` })
      .where(isIt)
      .returning({ expiresAt: siteAudits.sharedUntil })
    await recordEvent(tx, actor, { kind: 'audit_shared', details: { auditId, days } })
    return { token, expiresAt: shared!.expiresAt!.toISOString() }
  })
}

/** Ends the link to an own audit. Refuses `not_found`. */
export async function endAuditShare(db: Database, actor: UserActor, auditId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(siteAudits)
      .set({ shareHash: null, sharedUntil: null })
      .where(
        and(ownAudits({ id: actor.userId }), eq(siteAudits.id, auditId), isNotNull(siteAudits.shareHash)),
      )
    if (!rowCount) throw new Refusal('not_found')
    await recordEvent(tx, actor, { kind: 'audit_share_ended', details: { auditId } })
  })
}

/** The audit that a link opens. Refuses `not_found` if it has expired, was ended or never existed, or its owner cannot sign in any more. */
export async function findSharedAudit(
  db: Database,
  token: string,
  language: UiLanguage,
): Promise<{ audit: SiteAudit; expiresAt: string }> {
  const isOpen = and(
    eq(siteAudits.shareHash, hashToken(token)),
    sql`${siteAudits.sharedUntil} > now()`,
    sql`${siteAudits.userId} in (${presentUserIds()})`,
  )
  const [shared] = await db
    .select({ id: siteAudits.id, expiresAt: siteAudits.sharedUntil })
    .from(siteAudits)
    .where(isOpen)
  const [audit] = shared ? await readAudits(db, eq(siteAudits.id, shared.id), language, 1) : []
  if (!audit) throw new Refusal('not_found')
  return { audit, expiresAt: shared!.expiresAt!.toISOString() }
}
