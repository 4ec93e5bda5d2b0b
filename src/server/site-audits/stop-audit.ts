import { and, eq, sql } from 'drizzle-orm'
import type { SiteAudit } from '#contract/entities/site-audit.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { readAuditIn } from './read-audit.ts'
import { ownAudits, siteAudits } from './site-audits.tables.ts'
import { auditChannel } from './start-audit.ts'

/** Asks the worker to end an own audit behind its current page; what was found is kept. One that is over stays as it is. Refuses `not_found`. */
export async function stopAudit(
  db: Database,
  caller: Caller,
  id: number,
  keep?: (tx: Parameters<KeepAnswer>[0], audit: SiteAudit) => Promise<void>,
): Promise<SiteAudit> {
  return await db.transaction(async (tx) => {
    const stopped = await tx
      .update(siteAudits)
      .set({ stopRequested: true })
      .where(and(ownAudits(caller), eq(siteAudits.id, id)))
      .returning({ id: siteAudits.id })
    if (stopped.length === 0) throw new Refusal('not_found')
    const audit = await readAuditIn(tx, caller, id)
    await keep?.(tx, audit)
    await tx.execute(sql`select pg_notify(${auditChannel}, '')`)
    return audit
  })
}
