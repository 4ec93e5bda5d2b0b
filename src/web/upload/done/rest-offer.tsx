import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { retryJob } from '#contract/endpoints/starting.ts'
import type { Summary } from '#contract/entities/progress.ts'
import { formatCents } from '#contract/money.ts'
import { estimateCost } from '#contract/pricing.ts'
import { call } from '#web/http/call.ts'
import { CallError } from '#web/http/call-error.ts'
import { newIdempotencyKey } from '#web/http/call-headers.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { refreshMoney } from '#web/upload/parts/refresh-money.ts'
import { settledJobQuery } from '#web/upload/parts/upload-queries.ts'
import { texts } from '#web/upload/texts.ts'
import { FailureGroups } from './failure-groups.tsx'

/**
 * What has no texts: what a stop left out, and what failed, by what to do. A new job is offered, with its maximum price, for what it can help
 * alone.
 */
export function RestOffer({ summary, onStarted }: { summary: Summary; onStarted: () => void }) {
  const { jobId, stopped, errors } = summary
  const titleId = useId()
  const t = useTexts(texts)
  const language = useLanguage()
  const queries = useQueryClient()
  const { data: job } = useQuery(settledJobQuery(jobId))
  // An attempt without an answer keeps its idempotency key, so that the next can't start a second job.
  const key = useRef('')
  const retry = useMutation({
    mutationFn: () => {
      key.current ||= newIdempotencyKey()
      return call(retryJob, { params: { id: jobId }, query: {}, idempotencyKey: key.current })
    },
    onSuccess: () => {
      refreshMoney(queries)
      onStarted()
    },
    onError: (error) => {
      if (error instanceof CallError && error.refusal && error.status < 500) key.current = ''
    },
  })
  const count = job?.retryableImages ?? 0
  const canRetry = job !== undefined && count > 0 && job.retriedAs === null
  return (
    <section
      aria-labelledby={titleId}
      className="grid content-start gap-3 rounded-md border border-l-4 border-warning bg-warning-soft px-4 py-3"
    >
      <h2 id={titleId} className="text-base">
        {t('done.remedy.title')}
      </h2>
      {stopped && <p className="text-sm">{t('done.stoppedText')}</p>}
      {errors > 0 && <FailureGroups summary={summary} />}
      {retry.error && !retry.isPending && (
        <Banner tone="bad" title={t('refusal.title')}>
          {messageFor(retry.error)}
        </Banner>
      )}
      {canRetry && (
        <Button isWide size="small" isBusy={retry.isPending} onClick={() => retry.mutate()}>
          {t('done.rest', { count, price: formatCents(estimateCost(count, job.languagesCount), language) })}
        </Button>
      )}
    </section>
  )
}
