import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Wallet } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { formatCents } from '#contract/money.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { defineTexts } from '#web/i18n/define-texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import de from './badge-texts.de.json'
import en from './badge-texts.en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    creditBadge: typeof de
  }
}

/** Separate from the page's texts, because the badge is on every page. */
const texts = defineTexts('creditBadge', de, en)

/** The available credit, in the header of every page. Links to the credit page. */
export function CreditBadge() {
  const t = useTexts(texts)
  const language = useLanguage()
  const [location] = useLocation()
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return null
  const amount = formatCents(user.creditBalance, language)
  return (
    <Link
      href="/credits"
      aria-label={t('balance', { amount })}
      title={t('balance', { amount })}
      aria-current={location === '/credits' ? 'page' : undefined}
      className={clsx(
        // Wide enough for usual balances, so that the elements to the left don't move with each described image. Centred if it has no icon.
        'flex min-h-11 min-w-21 items-center justify-center gap-1.5 rounded-md px-1 text-sm font-semibold whitespace-nowrap tabular-nums min-[22.5rem]:px-1.5 sm:min-w-28 sm:justify-end sm:px-2.5',
        location === '/credits' ? 'bg-accent-soft text-accent-strong' : 'hover:bg-sunken',
      )}
    >
      <Wallet aria-hidden className="size-5 shrink-0 text-accent max-sm:hidden" />
      {amount}
    </Link>
  )
}
