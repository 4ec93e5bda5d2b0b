import { isRunning, type Job } from '#contract/entities/job.ts'

/** The word for where a job stands. A user who stopped one wants to know at once that it will stop. */
export function stateOfJob(
  job: Pick<Job, 'status' | 'stopped' | 'isPaid'>,
): Job['status'] | 'paid' | 'stopping' {
  if (job.status === 'completed') return job.isPaid ? 'paid' : 'completed'
  if (job.stopped && isRunning(job)) return 'stopping'
  return job.status
}
