// Started by audit.ts only: a worker that scans without pauses between its requests, in a process of its own.
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import type { SiteAudit } from '#contract/entities/site-audit.ts'
import { createUser } from '#server/accounts/users/create-user.ts'
import { presentUserIds } from '#server/accounts/users/users.queries.ts'
import { openPlatform } from '#server/open-platform.ts'
import { createLog } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/read-settings.ts'
import { readAudit } from '#server/site-audits/read-audit.ts'
import { siteAudits } from '#server/site-audits/site-audits.tables.ts'
import { startAuditWork } from '#server/site-audits/site-audits.work.ts'
import { startAudit } from '#server/site-audits/start-audit.ts'

const { url, round } = JSON.parse(process.argv[2] ?? '{}')
const platform = await openPlatform(readSettings(process.env), createLog('error'))
const user = { username: `anna${round}`, email: `anna${round}@example.org`, passwordHash: 'none' }
const id = await platform.db.transaction((tx) => createUser(tx, user))
const caller = { id, isAdmin: false, language: 'en' } as const
const work = startAuditWork(platform, presentUserIds, { paceMs: 0 })
const before = process.memoryUsage.rss()
const startSeconds = secondsOf(await scan('page'))
const site = await scan('site')
const growthMb = process.resourceUsage().maxRSS / 1024 - before / 1e6
process.send?.({
  seconds: secondsOf(site),
  startSeconds,
  growthMb,
  pages: site.pages.read,
  pictures: site.pictures.total,
})
await work.stop()
await platform.close()
process.disconnect?.()

async function scan(depth: SiteAudit['depth']): Promise<SiteAudit> {
  const ordered = await startAudit(platform, caller, { url, depth })
  // Not by reading the audit: its counts so far are no part of the scan.
  const isUnfinished = and(eq(siteAudits.id, ordered.id), isNull(siteAudits.finishedAt))
  while ((await platform.db.$count(siteAudits, isUnfinished)) > 0) await sleep(100)
  return await readAudit(platform.db, caller, ordered.id)
}

function secondsOf({ createdAt, finishedAt }: SiteAudit): number {
  return (Date.parse(finishedAt ?? '') - Date.parse(createdAt)) / 1000
}
