import { locales } from '#contract/numbers.ts'
import { findMailReader } from '#server/accounts/users/find-mail-reader.ts'
import type { MoneyMailOrder } from '#server/credits/order-money-mail.ts'
import { readCredits } from '#server/credits/read-credits.ts'
import { readMonthlyLimit } from '#server/credits/read-monthly-limit.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { moneyMailWords as words } from './money-mail-words.ts'

const lowBalance: MailKind = {
  async address({ db, settings }, { userId }) {
    const reader = await findMailReader(db, userId)
    if (!reader?.mailsOnJobEnd) return null
    const [{ balance }, { lowBalanceCents }] = await Promise.all([
      readCredits(db, userId),
      readMonthlyLimit(db, userId),
    ])
    // The balance was topped up in the meantime.
    if (balance >= lowBalanceCents) return null
    return {
      reader,
      words: words.low_balance,
      link: `${settings.PUBLIC_URL}/credits`,
      values: { balanceCents: balance, thresholdCents: lowBalanceCents },
    }
  },
}

const spendingLimit: MailKind<Extract<MoneyMailOrder, { kind: 'spending_limit' }>> = {
  async address({ db, settings }, { userId, percent }) {
    const reader = await findMailReader(db, userId)
    if (!reader?.mailsOnJobEnd) return null
    const { limitCents, usedCents, leftCents, newMonthOn } = await readMonthlyLimit(db, userId)
    // The limit was removed in the meantime.
    if (limitCents === null || leftCents === null) return null
    return {
      reader,
      words: percent === 100 ? words.limit_reached : words.limit_near,
      link: `${settings.PUBLIC_URL}/konto/limits`,
      values: {
        limitCents,
        usedCents,
        leftCents,
        newMonthOn: new Intl.DateTimeFormat(locales[reader.language], {
          dateStyle: 'long',
          timeZone: 'UTC',
        }).format(new Date(newMonthOn)),
      },
    }
  },
}

/** The mails about a user's credit, for the mail worker. */
export const moneyMails = {
  low_balance: lowBalance,
  spending_limit: spendingLimit,
} satisfies Record<MoneyMailOrder['kind'], MailKind<never>>
