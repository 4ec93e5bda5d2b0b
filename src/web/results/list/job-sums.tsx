import type { ListedJob } from '#contract/entities/job.ts'
import { formatCents } from '#contract/money.ts'
import { costFormula } from '#web/components/cost-formula.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { costOf } from '#web/results/parts/cost-of.ts'
import { texts } from '#web/results/texts.ts'
import { formatDate, formatDateTime } from '#web/ui/formats/date-time.ts'

/** The day of a job and what it cost, or holds while it runs. */
export function JobSums({ job }: { job: ListedJob }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { state, images, cents } = costOf(job)
  return (
    <dl>
      <div>
        <dt className="sr-only">{t('job.started')}</dt>
        <dd>
          <time dateTime={job.createdAt} title={formatDateTime(job.createdAt, language)}>
            {formatDate(job.createdAt, language)}
          </time>
        </dd>
      </div>
      <div>
        <dt className="sr-only">{t('job.cost')}</dt>
        <dd
          className={state === 'charged' ? 'font-semibold text-ink' : undefined}
          {...(state === 'charged' && { title: costFormula(images, job.priceCents, language) })}
        >
          {state === 'charged' && formatCents(cents, language)}
          {state === 'held' && t('job.held', { amount: formatCents(cents, language) })}
          {state === 'nothing' && t('job.nothingCharged')}
        </dd>
      </div>
    </dl>
  )
}
