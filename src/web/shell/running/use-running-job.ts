import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRunning, type Job } from '#contract/entities/job.ts'
import type { ProgressEvent } from '#contract/entities/progress.ts'
import { followProgress } from '#web/http/follow-progress.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { newestJobQuery } from './newest-job-query.ts'

export interface RunningJob {
  job: Job
  /** Percent, as a whole number. */
  percent: number
}

/** The user's running job, followed live in a visible tab; null if there is none. */
export function useRunningJob(): RunningJob | null {
  const queries = useQueryClient()
  const { data: newest } = useQuery(newestJobQuery)
  const job = newest && isRunning(newest) ? newest : null
  const jobId = job?.id ?? null
  const language = useLanguage()
  const [streamed, setStreamed] = useState({ jobId, percent: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the job's page follows it in this language, and both share a connection.
  useEffect(() => {
    if (jobId === null) return
    const over = new AbortController()
    const look = () => void queries.invalidateQueries({ queryKey: newestJobQuery.queryKey })
    const options = {
      signal: over.signal,
      onEvent: (event: ProgressEvent) => {
        if (event.type === 'processedItem') return
        if (event.type === 'status' && event.status.isActive) {
          setStreamed({ jobId, percent: Math.floor(event.status.progress) })
          return
        }
        if (event.type !== 'status') over.abort()
        look()
      },
    }
    // If it is refused, the ring keeps its state until the next refetch.
    followProgress(jobId, options).catch(() => {})
    return () => over.abort()
  }, [jobId, queries, language])

  if (job === null) return null
  const percent = percentDone(job)
  return { job, percent: streamed.jobId === jobId ? Math.max(percent, streamed.percent) : percent }
}

/** The progress of a job in whole percent, rounded down: 100 only if it is complete. */
export function percentDone({ processedImages, totalImages }: Pick<Job, 'processedImages' | 'totalImages'>) {
  return totalImages === 0 ? 0 : Math.floor((processedImages / totalImages) * 100)
}
