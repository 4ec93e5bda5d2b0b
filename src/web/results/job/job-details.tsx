import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { JobWishes } from '#contract/entities/text-wishes.ts'
import { formatCents } from '#contract/money.ts'
import { costFormula } from '#web/components/cost-formula.ts'
import { languageNames } from '#web/components/display-names.ts'
import { imageCounts, listedImages } from '#web/components/image-counts.ts'
import { sayWishes } from '#web/components/say-wishes.ts'
import { texts as wishTexts } from '#web/components/wish-texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { costOf } from '#web/results/parts/cost-of.ts'
import type { ShownJob } from '#web/results/queries/results-queries.ts'
import { texts } from '#web/results/texts.ts'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'

/** All figures of a job. */
export function JobDetails({ job }: { job: ShownJob }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { skipped } = imageCounts(job)
  const { state, images, free, cents } = costOf(job)
  const isHeld = state === 'held'
  const formula = costFormula(images, job.priceCents, language)
  return (
    <dl
      aria-label={t('detail.facts')}
      className="flex flex-wrap gap-x-6 gap-y-3 [&_dt]:text-sm [&_dt]:text-muted"
    >
      <Figure name={t('detail.total')}>{formatNumber(listedImages(job), language)}</Figure>
      <Figure
        name={t('detail.successful')}
        note={!isHeld && free > 0 ? t('job.free', { count: free }) : undefined}
      >
        {formatNumber(job.successfulImages, language)}
      </Figure>
      <Figure name={t('detail.errors')} isBad={job.failedImages > 0}>
        {formatNumber(job.failedImages, language)}
      </Figure>
      {skipped > 0 && <Figure name={t('detail.skipped')}>{formatNumber(skipped, language)}</Figure>}
      {job.carriedImages > 0 && (
        <Figure name={t('detail.carried')} note={t('detail.carriedNote')}>
          {formatNumber(job.carriedImages, language)}
        </Figure>
      )}
      <Figure name={t('detail.perImage')}>{formatCents(job.priceCents, language)}</Figure>
      <Figure
        name={t(isHeld ? 'detail.held' : 'job.cost')}
        note={
          state === 'nothing'
            ? t('job.nothingCharged')
            : [formula, isHeld && free > 0 && t('job.freeHeld', { count: free })].filter(Boolean).join('\n')
        }
      >
        {formatCents(cents, language)}
      </Figure>
      <div className="max-w-sm">
        <dt>{t('detail.language', { count: job.languagesCount })}</dt>
        <dd>{languageNames(job.languages, language)}</dd>
      </div>
      <div>
        <dt>{t('job.started')}</dt>
        <dd>
          <time dateTime={job.createdAt}>{formatDateTime(job.createdAt, language)}</time>
        </dd>
      </div>
      {job.wishes && <WishedTexts wishes={job.wishes} />}
    </dl>
  )
}

/** The text settings of a job, as names and values. */
function WishedTexts({ wishes }: { wishes: JobWishes }) {
  return sayWishes(wishes, useTexts(wishTexts)).map(({ name, text }) => (
    <div key={name} className="max-w-sm min-w-0">
      <dt>{name}</dt>
      <dd className="break-words whitespace-pre-line">{text}</dd>
    </div>
  ))
}

function Figure({
  name,
  note,
  isBad,
  children,
}: {
  name: string
  note?: string | undefined
  isBad?: boolean
  children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={clsx('text-lg font-semibold tabular-nums', isBad && 'text-bad')}>{children}</dd>
      {note && <dd className="max-w-44 text-sm whitespace-pre-line text-muted tabular-nums">{note}</dd>}
    </div>
  )
}
