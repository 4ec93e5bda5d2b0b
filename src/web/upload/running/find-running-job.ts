import { followJob } from '#contract/endpoints/jobs.ts'
import { type ProcessingStatus, ProgressEvent } from '#contract/entities/progress.ts'
import { readEventStream } from '#web/http/read-event-stream.ts'
import { leaveStartedJob, startedJob } from '#web/http/started-job.ts'
import { urlOf } from '#web/http/url-of.ts'

const patienceMs = 4_000

/**
 * The job of this user that is under way, if any; one that another page has just started, also where it is over. A server that does not answer is not waited for: the file can be
 * chosen meanwhile, and starting would say that a job is running.
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
        // The last images may come before the status; it alone says whether the job goes on.
        if (event.type === 'processedItem') return
        if (event.type === 'status' && (event.status.isActive || started !== null)) found = event.status
        enough.abort()
      },
    })
  } catch {
    // Refused: a visitor who is not signed in is led away by the shell, everything else shows when a job is started.
  } finally {
    clearTimeout(timer)
    // Whoever left meanwhile has not seen it.
    if (!signal.aborted) leaveStartedJob(null)
  }
  return found
}
