import { useQuery } from '@tanstack/react-query'
import type { Credits } from '#contract/entities/credit.ts'
import { formatCents } from '#contract/money.ts'
import { affordableImages } from '#contract/pricing.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { creditsQuery } from './credits-queries.ts'
import { texts } from './texts.ts'

/** The available credit, what it buys, and what is on hold. */
export function Balance() {
  const t = useTexts(texts)
  const credits = useQuery(creditsQuery)
  if (credits.data) return <Figures credits={credits.data} />
  if (!credits.isError) return <BalanceSkeleton />
  return (
    <ErrorCard
      title={t('balance.loadFailed')}
      onRetry={() => credits.refetch()}
      isRetrying={credits.isFetching}
    >
      {messageFor(credits.error)}
    </ErrorCard>
  )
}

function Figures({ credits: { balance, held, owed } }: { credits: Credits }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const images = affordableImages(balance, 1)
  return (
    <>
      <p className="grid gap-2">
        <span className="text-muted">{t('balance.available')}</span>
        {/* The largest size that fits a seven-digit amount on one line. */}
        <span className="text-[min(13cqi,4rem)] leading-none font-bold tracking-tight whitespace-nowrap tabular-nums">
          {formatCents(balance, language)}
        </span>
      </p>
      <p className="text-lg">
        {t('balance.worth', { count: images, images: formatNumber(images, language) })}
      </p>
      {(held > 0 || owed > 0) && (
        <ul className="grid gap-2 border-t border-line pt-4 text-sm text-muted">
          {held > 0 && <li>{t('balance.held', { amount: formatCents(held, language) })}</li>}
          {owed > 0 && (
            <li className="font-semibold text-warning">
              {t('balance.owed', { amount: formatCents(owed, language) })}
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function BalanceSkeleton() {
  const t = useTexts(texts)
  return (
    <div role="status" className="grid gap-4">
      <VisuallyHidden>{t('balance.loading')}</VisuallyHidden>
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-16 w-56 max-w-full" />
      <Skeleton className="h-7 w-72 max-w-full" />
    </div>
  )
}
