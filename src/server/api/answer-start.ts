import type { FastifyReply, FastifyRequest } from 'fastify'
import type { V1Job } from '#contract/endpoints/v1/shapes.ts'
import { findOwnJob } from '#server/jobs/reading/find-job.ts'
import { keepGivenData } from '#server/jobs/starting/keep-given-data.ts'
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

/** Answers with the job that `start` creates for the call's token. The answer is stored in the transaction that creates the job. */
export async function answerStart(
  { request, reply, keep }: StartCall,
  start: (means: StartMeans) => Promise<StartedJob>,
): Promise<V1Job> {
  const token = tokenCallerOf(request)
  reply.code(202)
  let answer: V1Job | undefined
  await start({
    idempotencyKey: null,
    token,
    async begun(tx, { jobId }) {
      await keepGivenData(tx, token, jobId)
      answer = shapeV1Job(await findOwnJob(tx, token, jobId), languageOf(request))
      const location = pathOf(jobId)
      reply.header('location', location)
      await keep(tx, { body: answer, headers: { location } })
    },
  })
  // Safe: without an idempotency key of its own, every start creates a job or is refused.
  return answer!
}

/** The address of a job. */
export function pathOf(jobId: number): string {
  return `/api/v1/jobs/${jobId}`
}
