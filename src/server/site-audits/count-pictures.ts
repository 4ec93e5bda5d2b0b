import { and, eq, sql } from 'drizzle-orm'
import type { RuleCounts } from '#contract/entities/site-audit.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { siteAuditPictures } from './site-audits.tables.ts'

/** How many pictures of an audit have faults, which, and how many are decorative on purpose. */
export async function countPictures(
  db: Database | Transaction,
  auditId: number,
): Promise<{ faults: RuleCounts; withFaults: number; decorative: number }> {
  const { role, faults } = siteAuditPictures
  const ofAudit = eq(siteAuditPictures.auditId, auditId)
  const broken = db
    .select({ rule: sql<string>`unnest(${faults})`.as('rule') })
    .from(siteAuditPictures)
    .where(ofAudit)
    .as('broken')
  const rules = await db
    .select({ rule: broken.rule, pictures: sql<number>`count(*)::int` })
    .from(broken)
    .groupBy(broken.rule)
  return {
    faults: Object.fromEntries(rules.map(({ rule, pictures }) => [rule, pictures])),
    withFaults: await db.$count(siteAuditPictures, and(ofAudit, sql`cardinality(${faults}) > 0`)),
    decorative: await db.$count(siteAuditPictures, and(ofAudit, eq(role, 'decorative'))),
  }
}
