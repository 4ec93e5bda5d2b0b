import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Summary } from '#contract/entities/progress.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatDuration, formatNumber } from '#web/ui/formats/numbers.ts'
import { texts } from '#web/upload/texts.ts'

/** Total, successes, errors with a link to them, and duration, in one secondary line. */
export function SummaryLine({ summary }: { summary: Summary }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { total, successful, errors } = summary
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
      <Figure name={t('done.total')}>{formatNumber(total, language)}</Figure>
      <Figure name={t('done.successful')}>{formatNumber(successful, language)}</Figure>
      <Figure name={t('done.errors')} isLoud={errors > 0}>
        {errors === 0 ? (
          formatNumber(0, language)
        ) : (
          <Link
            href={`/results/${summary.jobId}?state=failed`}
            aria-label={t('done.showErrors', { count: errors })}
            className="rounded-sm underline underline-offset-4 hover:text-bad-strong"
          >
            {formatNumber(errors, language)}
          </Link>
        )}
      </Figure>
      <Figure name={t('done.time')}>{formatDuration(summary.time)}</Figure>
    </dl>
  )
}

function Figure({ name, isLoud, children }: { name: string; isLoud?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className={clsx(isLoud ? 'text-bad' : 'text-muted')}>{name}</dt>
      <dd className={clsx('font-semibold whitespace-nowrap tabular-nums', isLoud && 'text-bad')}>
        {children}
      </dd>
    </div>
  )
}
