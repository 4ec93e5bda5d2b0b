import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { isRunning, type Job } from '#contract/entities/job.ts'
import { isHidden } from '#web/http/tab-visibility.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { showBrowserNotice } from '#web/ui/feedback/browser-notice.ts'
import { newestJobQuery } from './newest-job-query.ts'
import { texts } from './texts.ts'

/** When the running job ends, refetches balance, lists and notifications, and shows a browser notification if the tab is hidden. */
export function useJobEnd(): void {
  const t = useTexts(texts)
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const { data: newest } = useQuery(newestJobQuery)
  const runningId = useRef<number | null>(null)

  function tell(job: Job): void {
    const { id, filename, successfulImages, totalImages, status } = job
    const kind = status === 'failed' ? 'failed' : job.stopped ? 'stopped' : 'finished'
    showBrowserNotice({
      title: t(`notice.${kind}`),
      body: t('notice.text', { filename, successful: successfulImages, count: totalImages }),
      tag: `job-${id}`,
      onPress: () => navigate(`/results/${id}`),
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer about the job can be its end.
  useEffect(() => {
    if (newest === undefined) return
    const before = runningId.current
    runningId.current = newest && isRunning(newest) ? newest.id : null
    // A job that regenerates images of another one is gone from the list when it ends.
    if (before === null || before === runningId.current) return
    for (const key of ['user', 'credits', 'jobs', 'notifications'])
      void queries.invalidateQueries({ queryKey: [key] })
    if (isHidden() && newest?.id === before) tell(newest)
  }, [newest])
}
