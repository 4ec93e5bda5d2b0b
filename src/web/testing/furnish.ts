import { currentUser } from '#contract/endpoints/accounts.ts'
import { readAddressChange } from '#contract/endpoints/addresses.ts'
import {
  listAllJobs,
  listGlobalKeys,
  listUsers,
  listUsersWithKeys,
  listUsersWithoutKeys,
  uncollectedPurchases,
  userCredits,
  userDetail,
  userTransactions,
} from '#contract/endpoints/admin.ts'
import { apiKeysStatus, userApiKeyStatus } from '#contract/endpoints/apikeys.ts'
import { credits, creditTransactions, spending } from '#contract/endpoints/credits.ts'
import { secondFactors } from '#contract/endpoints/factors.ts'
import { listActions } from '#contract/endpoints/image-actions.ts'
import { listInvitations } from '#contract/endpoints/invitations.ts'
import { followJob, jobDetail, listJobs } from '#contract/endpoints/jobs.ts'
import { listLabels } from '#contract/endpoints/labels.ts'
import { ownLimits, userLimits } from '#contract/endpoints/limits.ts'
import { listNotifications } from '#contract/endpoints/notifications.ts'
import { userStats } from '#contract/endpoints/own-account.ts'
import { listPasskeys } from '#contract/endpoints/passkeys.ts'
import { settings } from '#contract/endpoints/platform.ts'
import { listPresets } from '#contract/endpoints/presets.ts'
import { listSavedFilters } from '#contract/endpoints/saved-filters.ts'
import { listSessions } from '#contract/endpoints/sessions.ts'
import { activity, adminStats, costs, listModelPrices, liveState } from '#contract/endpoints/statistics.ts'
import { listTokens } from '#contract/endpoints/tokens.ts'
import type { ListedJob } from '#contract/entities/job.ts'
import type { User } from '#contract/entities/user.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import type { Answer } from '#web/http/endpoint-types.ts'
import type { TestServer } from './create-server.ts'

export const createdAt = '2026-11-21T14:00:00.000Z'

/** A user who can describe images and has 10 €. */
export function user(changes: Partial<User> = {}): User {
  return {
    id: 2,
    username: 'Anna',
    email: 'anna@example.org',
    language: 'de',
    createdAt,
    isAdmin: false,
    isVerified: true,
    suspendedAt: null,
    mailsOnJobEnd: true,
    creditBalance: 1_000,
    totalProcessedImages: 0,
    totalCost: 0,
    apiKeys: [],
    ...changes,
  }
}

export const admin = (changes: Partial<User> = {}): User =>
  user({ id: 1, username: 'admin', email: 'admin@example.org', isAdmin: true, ...changes })

/** The public settings of an installation with all features on. */
export const publicSettings = {
  notice: '',
  loginHint: '',
  supportEmail: '',
  mailInboxUrl: '',
  hasMail: true,
  requiresVerification: false,
  registration: { mode: 'open', domains: [] },
  singleSignOn: null,
  hasPurchases: true,
  recaptcha: null,
  operator: { name: '', url: '', address: '', email: '', phone: '', vatId: '' },
  resultsRetentionDays: 0,
  logRetentionDays: 90,
  auditDays: 365,
  maxUploadMegabytes: 50,
  maxPictureMegabytes: 25,
  passwordMinLength: 6,
  maxImagesPerJob: 100_000,
} satisfies Answer<typeof settings>

/** An installation without data except the user; null: a visitor. */
export function furnish(server: TestServer, who: User | null): void {
  const period = { from: '2026-11-01', to: '2026-11-21', unit: 'day' as const }
  const counted = {
    calls: 0,
    inputTokens: 0,
    cachedInputTokens: 0,
    outputTokens: 0,
    costMicros: 0,
    unpricedCalls: 0,
  }
  const money = { balance: who?.creditBalance ?? 0, held: 0, owed: 0, startsWithCredit: true }
  const noLimits = {
    ownLimitCents: null,
    adminLimitCents: null,
    limitCents: null,
    usedCents: 0,
    leftCents: null,
    newMonthOn: '2026-12-01',
    lowBalanceCents: 500,
  }
  server.answers(settings, publicSettings)
  server.answers(readAddressChange, { change: null })
  server.answers(secondFactors, { methods: [], recoveryCodesLeft: 0, isMust: false })
  if (who) server.answers(currentUser, who)
  else server.refuses(currentUser, refusalOf('not_signed_in'))
  server.answers(apiKeysStatus, { anthropic: true, openai: true })
  server.answers(userApiKeyStatus, { hasApiKeys: true })
  server.answers(listNotifications, [])
  server.answers(listPasskeys, [])
  server.answers(listSessions, [])
  server.answers(listTokens, [])
  server.answers(listPresets, { presets: [], last: null })
  server.answers(listSavedFilters, [])
  server.answers(userStats, { totalImagesProcessed: 0, totalCost: 0 })
  server.answers(credits, money)
  server.answers(ownLimits, noLimits)
  server.answers(creditTransactions, [])
  server.answers(spending, [])
  server.answers(followJob, undefined)
  server.answers(listJobs, [])
  server.answers(listLabels, [])
  server.answers(listActions, [])
  server.refuses(jobDetail, refusalOf('not_found'))
  if (!who?.isAdmin) return
  for (const list of [listUsers, listUsersWithKeys, listUsersWithoutKeys]) server.answers(list, [])
  server.answers(listInvitations, [])
  server.answers(userDetail, who)
  server.answers(userCredits, money)
  server.answers(userLimits, noLimits)
  server.answers(userTransactions, [])
  server.answers(uncollectedPurchases, [])
  server.answers(adminStats, {
    usersCount: 1,
    jobsCount: 0,
    completedJobsCount: 0,
    processedImagesCount: 0,
  })
  server.answers(costs, {
    ...period,
    ...counted,
    revenueCents: 0,
    chargedImages: 0,
    marginMicros: 0,
    models: [],
    series: [],
    findings: [],
  })
  server.answers(activity, { ...period, series: [] })
  server.answers(listModelPrices, [])
  server.answers(listAllJobs, [])
  server.answers(listGlobalKeys, [])
  server.answers(liveState, {
    workers: [],
    queue: { runningJobs: 0, pausedJobs: 0, pendingImages: 0, oldestWaitingSince: null },
    keys: [],
  })
}

/** A finished job of the furnished user. */
export const endedJob: ListedJob = {
  id: 7,
  isTest: false,
  userId: 2,
  username: 'Anna',
  email: 'anna@example.org',
  filename: 'list.csv',
  name: 'list.csv',
  labels: [],
  status: 'completed',
  stopped: false,
  format: 'csv',
  languages: ['de'],
  languagesCount: 1,
  totalImages: 40,
  processedImages: 40,
  successfulImages: 40,
  failedImages: 0,
  retryableImages: 0,
  retriedAs: null,
  regenerates: null,
  carriedImages: 0,
  freeImages: 0,
  estimatedCostCents: 2_000,
  priceCents: 50,
  costCents: 2_000,
  isPaid: true,
  createdAt,
  finishedAt: createdAt,
  csvUrl: '/api/jobs/7/results.csv',
  jsonUrl: '/api/jobs/7/results.json',
  xlsxUrl: '/api/jobs/7/results.xlsx',
  approvedImages: 0,
  imagesToReview: 0,
  pictures: [],
}
