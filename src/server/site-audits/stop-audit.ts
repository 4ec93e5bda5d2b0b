import { and, eq, sql } from 'drizzle-orm'
import type { SiteAudit } from '#contract/entities/site-audit.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { orderEvent } from '#server/webhooks/order-event.ts'
import { readAuditIn } from './read-audit.ts'
import { ownAudits, siteAudits } from './site-audits.tables.ts'
import { auditChannel } from './start-audit.ts'

/**
 * Ends an own audit that waits, or asks its worker to end it after the current page; what was found is kept. One that is over stays as it
 * is. Refuses `not_found`.
 */
export async function stopAudit(
  db: Database,
  caller: Caller,
  id: number,
  keep?: (tx: Parameters<KeepAnswer>[0], audit: SiteAudit) => Promise<void>,
): Promise<SiteAudit> {
  return await db.transaction(async (tx) => {
    const [stopped] = await tx
      .update(siteAudits)
      .set({ stopRequested: true })
      .where(and(ownAudits(caller), eq(siteAudits.id, id)))
      .returning({ status: siteAudits.status, isTest: siteAudits.isTest })
    if (!stopped) throw new Refusal('not_found')
    // No worker has it: the row is locked, and one that wanted to claim it sees that it is over.
    if (stopped.status === 'waiting') {
      await tx
        .update(siteAudits)
        .set({ status: 'stopped', endReason: 'stopped', finishedAt: sql`now()` })
        .where(eq(siteAudits.id, id))
      await orderEvent(
        tx,
        { id: caller.id, isTest: stopped.isTest },
        { event: 'audit.completed', data: { auditId: id } },
      )
    }
    const audit = await readAuditIn(tx, caller, id)
    await keep?.(tx, audit)
    await tx.execute(sql`select pg_notify(${auditChannel}, '')`)
    return audit
  })
}
