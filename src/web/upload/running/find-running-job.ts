import { followJob } from '#contract/endpoints/jobs.ts'
import { type ProcessingStatus, ProgressEvent } from '#contract/entities/progress.ts'
import { readEventStream } from '#web/http/read-event-stream.ts'
import { urlOf } from '#web/http/url-of.ts'

const patienceMs = 4_000

/**
 * The job of this user that is under way, if any. A server that does not answer is not waited for: the file can be
 * chosen meanwhile, and starting would say that a job is running.
 */
export async function findRunningJob(signal: AbortSignal): Promise<ProcessingStatus | null> {
  const enough = new AbortController()
  const timer = setTimeout(() => enough.abort(), patienceMs)
  let found: ProcessingStatus | null = null
  try {
    await readEventStream(urlOf(followJob), {
      signal: AbortSignal.any([signal, enough.signal]),
      onEvent: ({ data }) => {
        const event = ProgressEvent.parse(JSON.parse(data))
        // The last images may come before the status; it alone says whether the job goes on.
        if (event.type === 'processedItem') return
        if (event.type === 'status' && event.status.isActive) found = event.status
        enough.abort()
      },
    })
  } catch {
    // Refused: a visitor who is not signed in is led away by the shell, everything else shows when a job is started.
  } finally {
    clearTimeout(timer)
  }
  return found
}
