import { followJob } from '#contract/endpoints/jobs.ts'
import { type ProcessingStatus, ProgressEvent } from '#contract/entities/progress.ts'
import { readEventStream } from '#web/http/read-event-stream.ts'
import { leaveStartedJob, startedJob } from '#web/http/started-job.ts'
import { urlOf } from '#web/http/url-of.ts'

const patienceMs = 4_000

/**
 * The user's running job, or one that another page has just started, even if it has ended. Does not wait for a server that does not answer:
 * the user can choose a file, and starting it would report the running job.
 */
export async function findRunningJob(signal: AbortSignal): Promise<ProcessingStatus | null> {
  const enough = new AbortController()
  const timer = setTimeout(() => enough.abort(), patienceMs)
  let found: ProcessingStatus | null = null
  const started = startedJob()
  const query = started === null ? {} : { jobId: started }
  try {
    await readEventStream(urlOf(followJob, { query }), {
      signal: AbortSignal.any([signal, enough.signal]),
      onEvent: ({ data }) => {
        const event = ProgressEvent.parse(JSON.parse(data))
        // The last images can come before the status, which alone says whether the job is still running.
        if (event.type === 'processedItem') return
        if (event.type === 'status' && (event.status.isActive || started !== null)) found = event.status
        enough.abort()
      },
    })
  } catch {
    // Refused: the shell redirects visitors who are not signed in, and starting a job shows everything else.
  } finally {
    clearTimeout(timer)
    // A page that was left in the meantime has not shown it.
    if (!signal.aborted) leaveStartedJob(null)
  }
  return found
}
