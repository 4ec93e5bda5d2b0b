import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AuditInput, SiteAudit } from '#contract/entities/site-audit.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Caller } from '#server/platform/caller.ts'
import { countedFor, limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { readAuditIn } from './read-audit.ts'
import { addPages } from './scanning/add-pages.ts'
import { pageAddress, siteOf } from './scanning/page-address.ts'
import { ownAudits, siteAudits } from './site-audits.tables.ts'

/** Notifies workers that an audit waits. */
export const auditChannel = 'site_audits'

/**
 * Orders an audit, which a worker then scans; it costs nothing. Refuses `audit_url_invalid`, `too_many_audits`, `rate_limited`.
 */
export async function startAudit(
  platform: Pick<Platform, 'db' | 'settings' | 'metrics' | 'sayCount'>,
  caller: Caller,
  input: AuditInput,
  keep?: (tx: Parameters<KeepAnswer>[0], audit: SiteAudit) => Promise<void>,
): Promise<SiteAudit> {
  const { db, settings } = platform
  const url = addressIn(input.url)
  await limitAttempts(platform).count(`audits of ${countedFor(caller)}`, bounds.auditsPerUser)
  return await db.transaction(async (tx) => {
    // Two audits ordered at the same instant must not both take the last place.
    await lockUser(tx, caller.id)
    const unfinished = and(ownAudits(caller), inArray(siteAudits.status, ['waiting', 'running']))
    if ((await tx.$count(siteAudits, unfinished)) >= bounds.auditsWaiting)
      throw new Refusal('too_many_audits', { max: bounds.auditsWaiting })
    const [row] = await tx
      .insert(siteAudits)
      .values({
        userId: caller.id,
        isTest: caller.isTest ?? false,
        url: url.href,
        host: siteOf(url).host,
        depth: input.depth,
        maxPages: Math.min(input.maxPages ?? settings.AUDIT_MAX_PAGES, settings.AUDIT_MAX_PAGES),
        maxPictures: settings.AUDIT_MAX_PICTURES,
        pagesFound: 1,
      })
      .returning({ id: siteAudits.id })
    const { id } = row!
    const sameKind = and(ownAudits(caller), eq(siteAudits.isTest, caller.isTest ?? false))
    await tx.execute(sql`
      delete from ${siteAudits} where ${sameKind} and finished_at is not null and id not in (
        select id from ${siteAudits} where ${sameKind} order by id desc limit ${bounds.auditsKept})`)
    const first = pageAddress(url.href, siteOf(url)) ?? url.href
    await addPages(tx, id, [{ position: 1, kind: 'page', url: first }])
    const audit = await readAuditIn(tx, caller, id)
    await keep?.(tx, audit)
    await tx.execute(sql`select pg_notify(${auditChannel}, '')`)
    return audit
  })
}

/** An http address as people type it; without a scheme it is taken for https. */
function addressIn(written: string): URL {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`)
  const isAddress = url && /^https?:$/.test(url.protocol) && /[.:]|^localhost$/.test(url.hostname)
  if (!isAddress || url.href.length > 2_000) throw new Refusal('audit_url_invalid')
  url.hash = ''
  url.username = ''
  url.password = ''
  return url
}
