import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { retryJob } from '#contract/endpoints/starting.ts'
import { call } from '#web/http/call.ts'
import { CallError, isRefusal } from '#web/http/call-error.ts'
import { newIdempotencyKey } from '#web/http/call-headers.ts'
import { leaveStartedJob } from '#web/http/started-job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { jobsKey } from '#web/results/queries/jobs-key.ts'
import { texts } from '#web/results/texts.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

/**
 * Starts a job for the images without texts and goes to the page that shows it. An attempt without an answer keeps its idempotency key,
 * so that the next can't start a second job; a refused one gets a new key. `again` starts it even if it was done before.
 */
export function useRetryJob(id: number) {
  const t = useTexts(texts)
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const key = useRef('')
  return useMutation({
    mutationFn: ({ again }: { again: boolean }) => {
      key.current ||= newIdempotencyKey()
      const query = again ? { again: 'true' as const } : {}
      return call(retryJob, { params: { id }, query, idempotencyKey: key.current })
    },
    onSuccess: ({ jobId, estimatedCost }) => {
      key.current = ''
      for (const name of ['user', 'credits', jobsKey]) void queries.invalidateQueries({ queryKey: [name] })
      showToast({ title: t('retry.started') })
      if (estimatedCost > 0) leaveStartedJob(jobId)
      // A free job has already ended, so there is nothing to watch.
      navigate(estimatedCost === 0 ? `/results/${jobId}` : '/')
    },
    onError: (error) => {
      if (error instanceof CallError && error.refusal && error.status < 500) key.current = ''
      // The page then shows the job that another tab has started.
      if (isRefusal(error, 'retried_already'))
        void queries.invalidateQueries({ queryKey: [jobsKey, id, 'job'] })
    },
  })
}
