import { RotateCw } from 'lucide-react'
import type { Job } from '#contract/entities/job.ts'
import { formatCents } from '#contract/money.ts'
import { estimateCost } from '#contract/pricing.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useOwns } from '#web/results/queries/use-owns.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { RetryAgain } from './retry-again.tsx'
import { RetryRefusal } from './retry-refusal.tsx'
import { useRetryJob } from './use-retry-job.ts'

/** What of a job that is over has no texts: once more, for at most this price, or taken away as a list. */
export function RetryFailed({ job }: { job: Job }) {
  const t = useTexts(texts)
  const isOwn = useOwns(job)
  const retry = useRetryJob(job.id)
  const count = job.retryableImages
  const price = formatCents(estimateCost(count, job.languagesCount))
  return (
    <Section title={t('retry.title', { count })}>
      <p className="mb-4 max-w-prose text-muted">{t(textFor(job, isOwn))}</p>
      {retry.error && !retry.isPending && <RetryRefusal error={retry.error} />}
      <div className="flex flex-wrap gap-2">
        {isOwn && job.retriedAs !== null && (
          <RetryAgain
            count={count}
            price={price}
            newJob={job.retriedAs}
            isBusy={retry.isPending}
            onRetry={() => retry.mutateAsync({ again: true })}
          />
        )}
        {isOwn && job.retriedAs === null && (
          <Button
            variant={job.csvUrl ? 'secondary' : 'primary'}
            isBusy={retry.isPending}
            onClick={() => retry.mutate({ again: false })}
            className="max-sm:grow"
          >
            {!retry.isPending && <RotateCw aria-hidden className="size-5" />}
            {t('retry.start', { count, price })}
          </Button>
        )}
        <DownloadLink url={`/api/jobs/${job.id}/failed.csv`} variant="quiet" className="max-sm:grow">
          {t('retry.download')}
        </DownloadLink>
      </div>
      {isOwn && job.retriedAs === null && <p className="mt-2 text-sm text-muted">{t('retry.hint')}</p>}
    </Section>
  )
}

function textFor({ retriedAs }: Job, isOwn: boolean) {
  if (!isOwn) return 'retry.textOfOthers'
  return retriedAs === null ? 'retry.text' : 'retry.textOfRetried'
}
