import { isRunning, type Job } from '#contract/entities/job.ts'
import { languageName } from '#contract/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { JobCost } from './job-cost.tsx'

/** More languages than this are counted instead of named. */
const mostNames = 4

/** Time, images, languages and cost: two secondary lines under the file name. */
export function JobFacts({ job }: { job: Job }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const described =
    job.successfulImages === job.totalImages
      ? t('job.allDescribed', { count: job.totalImages })
      : t('job.described', { done: job.successfulImages, total: job.totalImages })

  const names = job.languages.map((code) => languageName(code, language))

  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm text-muted tabular-nums [&>div]:flex [&>div]:gap-1.5">
      <div>
        <dt className="sr-only">{t('job.started')}</dt>
        <dd>
          <time dateTime={job.createdAt}>{formatDateTime(job.createdAt, language)}</time>
        </dd>
      </div>
      {!isRunning(job) && (
        <div>
          <dt className="sr-only">{t('job.images')}</dt>
          <dd>
            <span className={job.successfulImages === 0 ? 'font-semibold text-bad' : undefined}>
              {described}
            </span>
            {job.freeImages > 0 && `, ${t('job.free', { count: job.freeImages })}`}
            {job.failedImages > 0 && (
              <span className="text-bad"> · {t('job.failed', { count: job.failedImages })}</span>
            )}
            {job.carriedImages > 0 && ` · ${t('job.carried', { count: job.carriedImages })}`}
          </dd>
        </div>
      )}
      <div>
        <dt className="sr-only">{t('job.languages')}</dt>
        <dd title={names.join(', ')}>
          {names.length > mostNames ? t('job.languageCount', { count: names.length }) : names.join(', ')}
        </dd>
      </div>
      <div>
        <dt className="sr-only">{t('job.cost')}</dt>
        <dd>
          <JobCost job={job} />
        </dd>
      </div>
    </dl>
  )
}
