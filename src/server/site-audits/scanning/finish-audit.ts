import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AuditEnd } from '#contract/entities/site-audit.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { countPictures } from '#server/site-audits/count-pictures.ts'
import { siteAuditPages, siteAuditPictures, siteAudits } from '#server/site-audits/site-audits.tables.ts'
import { orderEvent } from '#server/webhooks/order-event.ts'
import type { ClaimedAudit } from './claim-audits.ts'
import { findDuplicates } from './find-duplicates.ts'

/**
 * Ends an audit and counts what it found: with its webhook's event, in one transaction that works once. Does nothing if another worker has
 * the claim.
 */
export async function finishAudit(db: Database, { id, lease }: ClaimedAudit, end: AuditEnd): Promise<void> {
  await db.transaction(async (tx) => {
    const isClaimed = and(
      eq(siteAudits.id, id),
      eq(siteAudits.lease, lease),
      eq(siteAudits.status, 'running'),
    )
    const [audit] = await tx.select().from(siteAudits).where(isClaimed).for('no key update')
    if (!audit) return
    const pagesRead = await tx.$count(
      siteAuditPages,
      and(eq(siteAuditPages.auditId, id), eq(siteAuditPages.kind, 'page'), eq(siteAuditPages.status, 'read')),
    )
    const reason = pagesRead === 0 && end !== 'stopped' ? 'nothing_read' : end
    await markDuplicates(tx, id)
    await tx
      .update(siteAudits)
      .set({
        status: reason === 'nothing_read' ? 'failed' : reason === 'stopped' ? 'stopped' : 'completed',
        endReason: reason,
        finishedAt: sql`now()`,
        lease: null,
        leasedUntil: null,
        ...(await countPictures(tx, id)),
      })
      .where(isClaimed)
    await countPages(tx, id)
    const owner = { id: audit.userId, isTest: audit.isTest }
    await orderEvent(tx, owner, { event: 'audit.completed', data: { auditId: id } })
  })
}

async function markDuplicates(tx: Transaction, auditId: number): Promise<void> {
  const { id, form, url, alt, label, role, faults } = siteAuditPictures
  const pictures = await tx
    .select({ id, form, url, alt, label, role })
    .from(siteAuditPictures)
    .where(eq(siteAuditPictures.auditId, auditId))
  const ids = findDuplicates(pictures)
  if (ids.length === 0) return
  await tx
    .update(siteAuditPictures)
    .set({ faults: sql`array_append(${faults}, 'duplicate')` })
    .where(and(eq(siteAuditPictures.auditId, auditId), inArray(id, ids)))
}

async function countPages(tx: Transaction, auditId: number): Promise<void> {
  await tx.execute(sql`
    update site_audit_pages page set with_faults = counted.pictures from (
      select at, count(*)::int as pictures from site_audit_pictures, unnest(pages) at
      where audit_id = ${auditId} and cardinality(faults) > 0 group by at
    ) counted where page.audit_id = ${auditId} and page.position = counted.at`)
}
