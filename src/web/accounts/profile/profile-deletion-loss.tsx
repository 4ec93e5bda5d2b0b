import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { formatCents } from '#contract/money.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { creditLeftQuery } from './profile-queries.ts'
import { texts } from './profile-texts.ts'

/** The credit that is lost. A running job releases its hold before the account is deleted. */
export function ProfileDeletionLoss({ user }: { user: User }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { balance, held } = useQuery(creditLeftQuery).data ?? { balance: user.creditBalance, held: 0 }
  if (balance + held === 0) return null
  return (
    <p className="font-semibold text-ink">
      {t('deletion.balance', { balance: formatCents(balance + held, language) })}{' '}
      {held > 0 && t('deletion.held', { held: formatCents(held, language) })}
    </p>
  )
}
