import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isRunning, type Job } from '#contract/entities/job.ts'
import { formatCents } from '#contract/money.ts'
import { userCreditHref } from '#web/admin/parts/user-credit-id.ts'
import { texts } from '#web/admin/texts.ts'
import { costFormula } from '#web/components/cost-formula.ts'
import { languageNames } from '#web/components/display-names.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { formatDuration, formatNumber } from '#web/ui/formats/numbers.ts'

/** A job's owner, times, languages and cost. */
export function JobFacts({ job }: { job: Job }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const seconds = jobSeconds(job)
  const charged = job.successfulImages - job.freeImages
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(4,minmax(0,1fr))]">
      <Fact name={t('user.name')} note={<span translate="no">{job.email}</span>}>
        <Link
          href={userCreditHref(job.userId)}
          className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          <span translate="no">{job.username}</span>
        </Link>
      </Fact>
      <Fact
        name={t('jobs.started')}
        note={
          job.finishedAt
            ? t('job.ended', { at: formatDateTime(job.finishedAt, language) })
            : t('job.notEnded')
        }
      >
        <time dateTime={job.createdAt}>{formatDateTime(job.createdAt, language)}</time>
      </Fact>
      <Fact name={t('job.duration')}>{seconds === null ? '–' : formatDuration(seconds)}</Fact>
      <Fact name={t('job.number')} note={t('job.format', { format: job.format.toUpperCase() })}>
        {job.id}
      </Fact>
      <Fact name={t('job.languages', { count: job.languagesCount })}>
        {languageNames(job.languages, language)}
      </Fact>
      <Fact name={t('job.price')}>{formatCents(job.priceCents, language)}</Fact>
      <Fact name={t('user.cost')} note={costFormula(charged, job.priceCents, language)}>
        {formatCents(job.costCents, language)}
      </Fact>
      {isRunning(job) && <Fact name={t('job.held')}>{formatCents(job.estimatedCostCents, language)}</Fact>}
      {job.freeImages > 0 && (
        <Fact name={t('job.free')} note={t('job.freeText')}>
          {formatNumber(job.freeImages, language)}
        </Fact>
      )}
    </dl>
  )
}

/** From start to end; null while it runs. */
export function jobSeconds({ createdAt, finishedAt }: Pick<Job, 'createdAt' | 'finishedAt'>): number | null {
  return finishedAt === null ? null : (Date.parse(finishedAt) - Date.parse(createdAt)) / 1_000
}

function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 tabular-nums">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  )
}
