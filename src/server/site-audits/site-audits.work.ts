import type { SQL } from 'drizzle-orm'
import { Agent } from 'undici'
import { bounds } from '#server/platform/bounds.ts'
import { createGuardedConnector } from '#server/platform/network/create-guarded-connector.ts'
import { parseAllowList } from '#server/platform/network/parse-allow-list.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Loop } from '#server/platform/work/run-loop.ts'
import { runTasks } from '#server/platform/work/run-tasks.ts'
import { type ClaimedAudit, claimAudits, releaseAudit } from './scanning/claim-audits.ts'
import { createPageReader } from './scanning/create-page-reader.ts'
import { type ScanMeans, scanSite } from './scanning/scan-site.ts'
import { auditChannel } from './start-audit.ts'

const atOnce = 4
const lookAgainMs = 5_000
/** A shutdown must be over within 10 s. */
const finishWithinMs = 1_000
const quietMs = 10_000
const requestMs = 20_000
const visitMs = 60_000

/** Scans the audits of present users. One interrupted by a stop is continued by the next worker, after the last saved page. */
export function startAuditWork(
  platform: Platform,
  presentUserIds: () => SQL,
  {
    paceMs = bounds.auditPaceMs,
    visitWithinMs = visitMs,
    createReader = createPageReader,
  }: Partial<Pick<ScanMeans, 'paceMs' | 'visitWithinMs' | 'createReader'>> = {},
): Pick<Loop, 'stop'> {
  const { db, settings } = platform
  const only = settings.IMAGE_FETCH_ONLY
  const dispatcher = new Agent({
    connect: createGuardedConnector({
      isAllowed: parseAllowList(settings.IMAGE_FETCH_ALLOW),
      isListed: only.length > 0 ? parseAllowList(only) : () => true,
      connectTimeoutMs: quietMs,
    }),
    headersTimeout: quietMs,
    bodyTimeout: quietMs,
    maxHeaderSize: 32_768,
    keepAliveTimeout: 4_000,
  })
  const means = {
    db,
    request: {
      dispatcher,
      timeoutMs: requestMs,
      userAgent: `Bildwort/1.0 (+${settings.PUBLIC_URL}/hilfe#website-pruefen)`,
    },
    createReader,
    paceMs,
    visitWithinMs,
    maxPageBytes: bounds.auditPageBytes,
    withinMs: bounds.auditMs,
  }

  const work = runTasks<ClaimedAudit>(platform, {
    atOnce,
    take: (atMost) => claimAudits(db, atMost, presentUserIds()),
    async workOn(audit, givingUp) {
      try {
        await scanSite(means, audit, givingUp)
      } catch (error) {
        await releaseAudit(db, audit)
        throw error
      }
    },
    complaints: { take: 'no audit could be taken', workOn: 'an audit could not be continued' },
    pauseMs: lookAgainMs,
    channel: auditChannel,
    finishWithinMs,
  })
  return {
    async stop() {
      await work.stop()
      await dispatcher.destroy()
    },
  }
}
