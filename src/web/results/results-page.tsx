import { useEffect, useRef } from 'react'
import { useParams } from 'wouter'
import { JobMissing } from './job/job-missing.tsx'
import { JobPage } from './job/job-page.tsx'
import { JobListPage } from './list/job-list-page.tsx'

/** The list of jobs, or the job that the address names. */
export function ResultsPage() {
  const { jobId } = useParams<{ jobId?: string }>()
  const cameFrom = usePrevious(jobId)
  if (jobId === undefined) return <JobListPage focusJobId={cameFrom} />
  if (!/^[1-9]\d{0,9}$/.test(jobId)) return <JobMissing />
  return <JobPage key={jobId} jobId={Number(jobId)} takesFocus={cameFrom !== null} />
}

/**
 * The job that the address named before; null on the first one. To the shell, list and job are the same page, so they handle the focus
 * themselves.
 */
function usePrevious(jobId: string | undefined): string | undefined | null {
  const seen = useRef<{ now: string | undefined; before: string | undefined | null }>({
    now: jobId,
    before: null,
  })
  const previous = seen.current.now === jobId ? seen.current.before : seen.current.now
  useEffect(() => {
    if (seen.current.now !== jobId) seen.current = { now: jobId, before: seen.current.now }
  }, [jobId])
  return previous
}
