import { and, sql } from 'drizzle-orm'
import { pricePerImage } from '#contract/pricing.ts'
import { column } from '#server/platform/columns.ts'
import { clientOf, type Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { orderEvent } from '#server/webhooks/order-event.ts'
import { creditAccounts, ownAccount, ownAccountAt } from './credits.tables.ts'
import { orderMoneyMail } from './order-money-mail.ts'
import { readMonthlyLimit } from './read-monthly-limit.ts'

/**
 * Sends the alerts that a user's credit calls for: a mail and a webhook event once the balance falls below the threshold they chose, and
 * a mail once a month when 80 % of their monthly limit is used and when the rest pays for no image. Callers have locked the account and
 * booked their transactions.
 */
export async function sendBalanceAlerts(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  userId: number,
): Promise<void> {
  await tellOfBalance(tx, platform, userId)
  if (platform.mailer) await tellOfLimit(tx, platform, userId)
}

const toldColumns = { balanceCents: column.number, thresholdCents: column.number }

const tellOnce = {
  name: 'tell-of-balance',
  text: `update credit_accounts set low_balance_told_at = now()
    where ${ownAccountAt('$1')} and balance_cents < low_balance_cents and low_balance_told_at is null
    returning balance_cents as "balanceCents", low_balance_cents as "thresholdCents"`,
}

async function tellOfBalance(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  userId: number,
): Promise<void> {
  const [told] = await queryRows(clientOf(tx), toldColumns, { ...tellOnce, values: [userId] })
  if (!told) return
  await orderMoneyMail(tx, platform, { kind: 'low_balance', userId })
  await orderEvent(tx, { id: userId }, { event: 'balance.low', data: told })
}

async function tellOfLimit(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  userId: number,
): Promise<void> {
  const { limitCents, usedCents, month } = await readMonthlyLimit(tx, userId)
  if (limitCents === null) return
  const percent = shareOf(usedCents, limitCents)
  if (percent === null) return
  const isNews = sql`(${creditAccounts.limitMailMonth} is distinct from ${month} or ${creditAccounts.limitMailPercent} < ${percent})`
  const { rowCount } = await tx
    .update(creditAccounts)
    .set({ limitMailMonth: month, limitMailPercent: percent })
    .where(and(ownAccount({ id: userId }), isNews))
  if (rowCount === 1) await orderMoneyMail(tx, platform, { kind: 'spending_limit', userId, percent })
}

function shareOf(usedCents: number, limitCents: number): 80 | 100 | null {
  if (limitCents - usedCents < pricePerImage(1)) return 100
  return usedCents * 100 >= limitCents * 80 ? 80 : null
}
