import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#contract/money.ts'
import { ownLimitsQuery } from '#web/http/current-user.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatDate } from '#web/ui/formats/date-time.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { LimitsForm } from './limits-form.tsx'
import { texts } from './texts.ts'

/** The user's own monthly spending limit and how much of it is used. */
export function LimitsSection() {
  const t = useTexts(texts)
  const language = useLanguage()
  const { data: limits, isPending, isError, isFetching, refetch } = useQuery(ownLimitsQuery)
  return (
    <Section title={t('title')}>
      <p className="mb-4 text-sm text-muted">{t('hint')}</p>
      {isPending && <Skeleton className="h-64 w-full" />}
      {isError && !limits && (
        <ErrorCard title={t('loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
      )}
      {limits && (
        <div className="grid gap-5">
          <dl className="grid gap-0.5">
            <dt className="text-sm text-muted">{t('used')}</dt>
            <dd className="text-lg tabular-nums">
              {limits.limitCents === null
                ? formatCents(limits.usedCents, language)
                : t('usedOf', {
                    used: formatCents(limits.usedCents, language),
                    limit: formatCents(limits.limitCents, language),
                  })}
            </dd>
            {limits.leftCents !== null && (
              <dd className="text-sm text-muted">
                {t('left', {
                  left: formatCents(limits.leftCents, language),
                  date: formatDate(limits.newMonthOn, language),
                })}
              </dd>
            )}
          </dl>
          {limits.adminLimitCents !== null && (
            <p>{t('byAdmin', { limit: formatCents(limits.adminLimitCents, language) })}</p>
          )}
          <LimitsForm limits={limits} />
        </div>
      )}
    </Section>
  )
}
