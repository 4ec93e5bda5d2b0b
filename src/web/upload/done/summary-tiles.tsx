import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Summary } from '#contract/entities/progress.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatDuration, formatNumber } from '#web/ui/formats/numbers.ts'
import { texts } from '#web/upload/texts.ts'

/** Total, successful, errors with the way to them, time. */
export function SummaryTiles({ summary }: { summary: Summary }) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Tile name={t('done.total')}>{formatNumber(summary.total, language)}</Tile>
      <Tile name={t('done.successful')} colour={summary.successful > 0 ? 'text-good' : ''}>
        {formatNumber(summary.successful, language)}
      </Tile>
      <Tile name={t('done.errors')} colour={summary.errors > 0 ? 'text-bad' : ''}>
        {summary.errors === 0 ? (
          formatNumber(0, language)
        ) : (
          <Link
            href={`/results/${summary.jobId}?state=failed`}
            aria-label={t('done.showErrors', { count: summary.errors })}
            className="rounded-sm underline underline-offset-4 hover:text-bad-strong"
          >
            {formatNumber(summary.errors, language)}
          </Link>
        )}
      </Tile>
      <Tile name={t('done.time')}>{formatDuration(summary.time)}</Tile>
    </dl>
  )
}

function Tile({ name, colour, children }: { name: string; colour?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 rounded-lg border border-line bg-surface p-4 shadow-card">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={clsx('text-lg font-semibold whitespace-nowrap tabular-nums sm:text-2xl', colour)}>
        {children}
      </dd>
    </div>
  )
}
