import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { User } from '#contract/entities/user.ts'
import { formatCents } from '#contract/money.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { userStatsQuery } from './profile-queries.ts'
import { texts } from './profile-texts.ts'

/** The available credit, linked to the credit page, the number of described images, and their cost. */
export function ProfileStats({ user }: { user: User }) {
  const t = useTexts(texts)
  const language = useLanguage()
  // Until the latest figures arrive, show those of the cached user, which are at most some seconds older.
  const { totalImagesProcessed = user.totalProcessedImages, totalCost = user.totalCost } =
    useQuery(userStatsQuery).data ?? {}
  return (
    <div className="@container">
      <dl className="grid grid-cols-1 divide-y divide-line rounded-md border border-line @md:grid-cols-[repeat(3,auto)] @md:divide-x @md:divide-y-0">
        <Figure
          label={t('balance')}
          value={
            <Link
              href="/credits"
              className="inline-flex min-h-6 items-center rounded-sm text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              {formatCents(user.creditBalance, language)}
              <ChevronRight aria-hidden className="size-4 shrink-0" />
            </Link>
          }
        />
        <Figure label={t('images')} value={formatNumber(totalImagesProcessed, language)} />
        <Figure label={t('cost')} value={formatCents(Math.round(totalCost * 100), language)} />
      </dl>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 px-3 py-2.5 @md:grid @md:content-start @md:gap-0.5">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-lg font-semibold whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  )
}
