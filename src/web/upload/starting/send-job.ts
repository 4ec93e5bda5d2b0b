import { startJob } from '#contract/endpoints/starting.ts'
import { CallError } from '#web/http/call-error.ts'
import { detailsOf } from '#web/http/details-of.ts'
import { messageFor } from '#web/http/message-for.ts'
import { upload } from '#web/http/upload.ts'
import { readShortfall, type Shortfall } from '#web/upload/draft/read-shortfall.ts'
import type { Draft, StartRefusal } from '#web/upload/draft/upload-state.ts'
import { jobForm } from './job-form.ts'

/** The outcome of a start without a job. `isRefused`: the server has decided, and the next attempt is another start. */
export interface NotStarted {
  isRefused: boolean
  refusal: StartRefusal
  /** Null unless the credit is insufficient. */
  shortfall: Shortfall | null
}

/** Sends file and settings; returns the job's id or why there is none. */
export async function sendJob(
  draft: Draft,
  options: { idempotencyKey: string; onProgress: (share: number) => void },
): Promise<{ jobId: number } | NotStarted> {
  try {
    const { jobId } = await upload(startJob, jobForm(draft), options)
    return { jobId }
  } catch (error) {
    const refusal = startRefusal(error)
    const isRefused = error instanceof CallError && error.status < 500 && refusal.code !== null
    return { isRefused, refusal, shortfall: readShortfall(error) }
  }
}

function startRefusal(error: unknown): StartRefusal {
  const issues = detailsOf(error, 'invalid_input')?.issues ?? []
  return {
    code: error instanceof CallError ? (error.refusal?.code ?? null) : null,
    message: messageFor(error),
    issues: issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)),
  }
}
