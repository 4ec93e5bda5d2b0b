import { Readable } from 'node:stream'
import { listAddressChanges } from '#server/accounts/addresses/address-changes.queries.ts'
import { readSecondFactors } from '#server/accounts/factors/read-second-factors.ts'
import { listLinks } from '#server/accounts/links/list-links.ts'
import { listPasskeys } from '#server/accounts/passkeys/passkeys.queries.ts'
import { listSessions } from '#server/accounts/signing-in/list-sessions.ts'
import { listIdentities } from '#server/accounts/single-sign-on/list-identities.ts'
import { listTokens } from '#server/accounts/tokens/list-tokens.ts'
import { readUser } from '#server/accounts/users/read-user.ts'
import { listIdempotencyKeys } from '#server/api/idempotency/list-keys.ts'
import { extraUserColumns } from '#server/apikeys/keys-of.ts'
import { ownRecords } from '#server/audit/own-records.ts'
import { listPurchases } from '#server/credits/purchases/list-purchases.ts'
import { readCredits } from '#server/credits/read-credits.ts'
import { readMonthlyLimit, shapeLimits } from '#server/credits/read-monthly-limit.ts'
import { shapeTransaction } from '#server/credits/shape-transaction.ts'
import { transactionPages } from '#server/credits/transaction-pages.ts'
import { exportJobsOf } from '#server/jobs/exports/export-jobs-of.ts'
import { listPresets } from '#server/jobs/presets/presets.queries.ts'
import { listFilters } from '#server/jobs/saved-filters/saved-filters.queries.ts'
import { exportSets } from '#server/jobs/uploading/sets.ts'
import { exportNotifications } from '#server/notifications/export-notifications.ts'
import type { Caller } from '#server/platform/caller.ts'
import { writeJsonList } from '#server/platform/json/write-json-list.ts'
import type { Platform } from '#server/platform/platform.ts'
import { exportAudits } from '#server/site-audits/export-audits.ts'
import { exportDeliveries } from '#server/webhooks/export-deliveries.ts'
import { listWebhooks } from '#server/webhooks/webhooks.queries.ts'

/**
 * Everything that is stored about a user, as one JSON object; see docs/specification/operation.md#data-protection. Memory use stays flat however much
 * there is; destroying the stream stops reading.
 */
export function exportAccount(platform: Platform, caller: Caller): Readable {
  return Readable.from(writeAccount(platform, caller), { objectMode: false })
}

async function* writeAccount(platform: Platform, { id, isAdmin, language }: Caller): AsyncGenerator<string> {
  const { db, settings } = platform
  const sessionDays = settings.SESSION_DAYS
  yield `{"exportedAt":${JSON.stringify(new Date())}`
  yield `,\n"account":${JSON.stringify(await readUser(db, extraUserColumns, id))}`
  const sessions = await listSessions(db, { id }, { sessionDays })
  yield `,\n"sessions":${JSON.stringify(sessions.map(({ id: _, isCurrent: __, ...session }) => session))}`
  yield `,\n"passkeys":${JSON.stringify((await listPasskeys(db, { id })).map(({ id: _, ...passkey }) => passkey))}`
  const { methods, recoveryCodesLeft } = await readSecondFactors(platform, { id, isAdmin })
  yield `,\n"secondFactors":${JSON.stringify({ methods, recoveryCodesLeft })}`
  yield `,\n"mailedLinks":${JSON.stringify(await listLinks(db, id))}`
  yield `,\n"accessTokens":${JSON.stringify(await listTokens(db, { id }))}`
  yield `,\n"webhooks":${JSON.stringify(await listWebhooks(db, { id }))}`
  yield ',\n"webhookDeliveries":'
  yield* writeJsonList(exportDeliveries(db, { id }))
  yield `,\n"repeatableCalls":${JSON.stringify(await listIdempotencyKeys(db, { id }))}`
  yield `,\n"addressChanges":${JSON.stringify(await listAddressChanges(db, id))}`
  yield `,\n"singleSignOn":${JSON.stringify(await listIdentities(db, id))}`
  yield `,\n"credit":${JSON.stringify(await readCredits(db, id))}`
  yield `,\n"limits":${JSON.stringify(shapeLimits(await readMonthlyLimit(db, id)))}`
  yield `,\n"purchases":${JSON.stringify(await listPurchases(db, id))}`
  yield ',\n"creditTransactions":'
  yield* writeJsonList(creditTransactions(platform, id, language))
  yield ',\n"notifications":'
  yield* writeJsonList(exportNotifications(db, id, language))
  yield `,\n"presets":${JSON.stringify(await listPresets(db, { id }))}`
  yield `,\n"uploadedPictures":${JSON.stringify(await exportSets(db, { id }))}`
  yield ',\n"audits":'
  yield* writeJsonList(exportAudits(db, { id, language }))
  yield `,\n"savedFilters":${JSON.stringify(await listFilters(db, { id }))}`
  yield ',\n"records":'
  yield* writeJsonList(ownRecords(platform.db, id))
  yield ',\n"jobs":'
  yield* exportJobsOf(platform, id, language)
  yield '}\n'
}

async function* creditTransactions({ db }: Platform, userId: number, language: Caller['language']) {
  for await (const page of transactionPages(db, userId)) {
    yield page.map((row) => shapeTransaction(row, language))
  }
}
