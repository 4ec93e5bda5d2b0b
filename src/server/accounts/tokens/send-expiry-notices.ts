import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { apiTokens } from '#server/accounts/tokens.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import { orderEvent } from '#server/webhooks/order-event.ts'
import { isTestToken } from './token-text.ts'

const daysBefore = 7
const atOnce = 100

/**
 * Notifies owners by mail and webhook, once for each token that expires within seven days. Each call handles a batch and returns its
 * size.
 */
export async function sendExpiryNotices(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer'>,
): Promise<number> {
  const { id, userId, name, start, expiresAt, expiryNoticeAt, revokedAt } = apiTokens
  const isSoon = sql`${expiresAt} <= now() + make_interval(days => ${daysBefore})`
  return await platform.db.transaction(async (tx) => {
    const due = tx
      .select({ id })
      .from(apiTokens)
      .where(and(gt(expiresAt, sql`now()`), isSoon, isNull(expiryNoticeAt), isNull(revokedAt)))
      .orderBy(asc(expiresAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    const told = await tx
      .update(apiTokens)
      .set({ expiryNoticeAt: sql`now()` })
      .where(inArray(id, due))
      .returning({ id, userId, name, start, expiresAt })
    for (const token of told) {
      const { id: tokenId, userId, name, start, expiresAt } = token
      await orderAccountMail(tx, platform, { kind: 'token_expiring', userId, token: { name, start } })
      // Safe: the query only matches tokens with an expiry.
      const data = { tokenId, name, start, expiresAt: expiresAt!.toISOString() }
      await orderEvent(tx, { id: userId, isTest: isTestToken(start) }, { event: 'token.expiring', data })
    }
    return told.length
  })
}
