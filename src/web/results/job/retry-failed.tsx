import { clsx } from 'clsx'
import { ChevronDown, RotateCw, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { formatCents } from '#contract/money.ts'
import { estimateCost } from '#contract/pricing.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useMedia } from '#web/results/parts/use-media.ts'
import { useOwns } from '#web/results/queries/use-owns.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { RetryAgain } from './retry-again.tsx'
import { RetryRefusal } from './retry-refusal.tsx'
import { useRetryJob } from './use-retry-job.ts'

/** For the images of a finished job without texts: a retry of those that it can help, with its maximum price, and a download of all as a list. */
export function RetryFailed({ job }: { job: Job }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const isOwn = useOwns(job)
  const titleId = useId()
  const textId = useId()
  const retry = useRetryJob(job.id)
  const count = job.retryableImages
  const missing = job.totalImages - job.successfulImages
  const hopeless = missing - count
  const price = formatCents(estimateCost(count, job.languagesCount), language)
  const canRetry = isOwn && count > 0
  const isNew = canRetry && job.retriedAs === null
  const [isOpen, setOpen] = useState(false)
  // On phones one line, so that the images start higher up.
  const isPhone = useMedia('(width < 40rem)')
  const isFolded = isPhone && !isOpen && !retry.error
  const title = t('retry.title', { count: missing })
  return (
    <section
      aria-labelledby={titleId}
      data-no-print
      className="rounded-md border border-l-4 border-warning bg-warning-soft px-3 py-1.5 max-sm:py-1"
    >
      {retry.error && !retry.isPending && <RetryRefusal error={retry.error} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning" />
        <h2 id={titleId} className="text-sm max-sm:min-w-0 max-sm:grow">
          {isPhone ? (
            <button
              type="button"
              aria-expanded={!isFolded}
              className="flex min-h-6 w-full items-center justify-between gap-2 rounded-sm text-left"
              onClick={() => setOpen(!isOpen)}
            >
              {title}
              <ChevronDown aria-hidden className={clsx('size-5 shrink-0', !isFolded && 'rotate-180')} />
            </button>
          ) : (
            title
          )}
        </h2>
        {!isFolded && (
          <>
            <p id={textId} className={clsx('text-sm', isNew && 'sr-only')}>
              {(count > 0 || !isOwn) && t(textFor(job, isOwn))} {isNew && t('retry.hint')}
            </p>
            {isOwn && hopeless > 0 && (
              <p className="min-w-0 basis-72 grow text-sm">{t('retry.hopeless', { count: hopeless })}</p>
            )}
            <div
              className={clsx('flex flex-wrap gap-2 max-sm:w-full sm:ml-auto', isNew && 'max-sm:flex-nowrap')}
            >
              {canRetry && job.retriedAs !== null && (
                <RetryAgain
                  count={count}
                  price={price}
                  newJob={job.retriedAs}
                  isBusy={retry.isPending}
                  onRetry={() => retry.mutateAsync({ again: true })}
                />
              )}
              {isNew && (
                <Button
                  size="small"
                  aria-describedby={textId}
                  title={t('retry.hint')}
                  isBusy={retry.isPending}
                  onClick={() => retry.mutate({ again: false })}
                  className="max-sm:grow"
                >
                  {!retry.isPending && <RotateCw aria-hidden className="size-4" />}
                  {t('retry.start', { count, price })}
                </Button>
              )}
              <DownloadLink
                url={`/api/jobs/${job.id}/failed.csv`}
                variant="quiet"
                size="small"
                label={t('retry.download')}
              >
                {/* On phones both are in one line. */}
                <span className={clsx(isNew && 'max-sm:hidden')}>{t('retry.download')}</span>
              </DownloadLink>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

function textFor({ retriedAs }: Job, isOwn: boolean) {
  if (!isOwn) return 'retry.textOfOthers'
  return retriedAs === null ? 'retry.text' : 'retry.textOfRetried'
}
