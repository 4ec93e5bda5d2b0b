import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRunning, type Job } from '#contract/entities/job.ts'
import type { ProgressEvent } from '#contract/entities/progress.ts'
import { followProgress } from '#web/http/follow-progress.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { newestJobQuery } from './newest-job-query.ts'
import { percentDone } from './percent-done.ts'

export interface RunningJob {
  job: Job
  /** Whole percent. */
  percent: number
}

/** The user's job that is under way, followed live in a tab that can be seen; null: none is. */
export function useRunningJob(): RunningJob | null {
  const queries = useQueryClient()
  const { data: newest } = useQuery(newestJobQuery)
  const job = newest && isRunning(newest) ? newest : null
  const jobId = job?.id ?? null
  const language = useLanguage()
  const [streamed, setStreamed] = useState({ jobId, percent: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that describes the job has it told in this language, on the same line.
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
    // Refused: the ring stays as it is, and the next look says more.
    followProgress(jobId, options).catch(() => {})
    return () => over.abort()
  }, [jobId, queries, language])

  if (job === null) return null
  const percent = percentDone(job)
  return { job, percent: streamed.jobId === jobId ? Math.max(percent, streamed.percent) : percent }
}
