import type { FastifyReply, FastifyRequest } from 'fastify'
import type { V1Job } from '#contract/endpoints/v1/shapes.ts'
import { findOwnJob } from '#server/jobs/reading/find-job.ts'
import type { StartedJob, StartMeans } from '#server/jobs/starting/write-job.ts'
import { tokenCallerOf } from '#server/platform/caller.ts'
import { languageOf } from '#server/platform/request-language.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { shapeV1Job } from './shape-v1.ts'

interface StartCall {
  request: FastifyRequest
  reply: FastifyReply
  keep: KeepAnswer
}

/** Answers the job that `start` begins by the call's token. The transaction that begins the job keeps the answer. */
export async function answerStart(
  { request, reply, keep }: StartCall,
  start: (means: StartMeans) => Promise<StartedJob>,
): Promise<V1Job> {
  const token = tokenCallerOf(request)
  let answer: V1Job | undefined
  await start({
    idempotencyKey: null,
    token,
    async begun(tx, { jobId }) {
      answer = shapeV1Job(await findOwnJob(tx, token, jobId), languageOf(request))
      const location = pathOf(jobId)
      reply.header('location', location)
      await keep(tx, { body: answer, headers: { location } })
    },
  })
  // Safe: without a key of its own every start begins a job, or is refused.
  return answer!
}

/** Where a job is found. */
export function pathOf(jobId: number): string {
  return `/api/v1/jobs/${jobId}`
}
