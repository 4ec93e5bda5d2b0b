import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCents } from '#contract/money.ts'
import { costFormula } from '#web/components/cost-formula.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { settledJobQuery } from '#web/upload/parts/upload-queries.ts'
import { texts } from '#web/upload/texts.ts'

/** The job's cost, the released rest of its hold, and the available credit, in one line. */
export function ChargeLine({ jobId }: { jobId: number }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { data: job, isError } = useQuery(settledJobQuery(jobId))
  const { data: user } = useQuery(currentUserQuery)
  // The results page says it, too.
  if (isError && !job) return null
  // Reserves its space: three lines on phones.
  if (!job) return <div aria-hidden className="h-21 sm:h-6.5" />
  const returnedCents = job.estimatedCostCents - job.costCents
  const charged = job.successfulImages - job.freeImages

  return (
    <dl
      aria-label={t('charge.title')}
      className="flex flex-wrap gap-x-4 gap-y-0.5 max-sm:min-h-21 max-sm:flex-col"
    >
      <Amount name={t('charge.charged')} cents={job.costCents}>
        {job.costCents === 0 ? t('charge.nothing') : costFormula(charged, job.priceCents, language)}
      </Amount>
      {returnedCents > 0 && <Amount name={t('charge.returned')} cents={returnedCents} />}
      {user && <Amount name={t('credit.balance')} cents={user.creditBalance} />}
    </dl>
  )
}

function Amount({ name, cents, children }: { name: string; cents: number; children?: ReactNode }) {
  const language = useLanguage()
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5 text-sm tabular-nums">
      <dt className="text-muted">{name}</dt>
      <dd className="text-base font-semibold whitespace-nowrap">{formatCents(cents, language)}</dd>
      {children && <dd className="text-muted">({children})</dd>}
    </div>
  )
}
