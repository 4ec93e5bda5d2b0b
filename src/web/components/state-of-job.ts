import { isRunning, type Job } from '#contract/entities/job.ts'

/** The word for a job's state. A job that is being stopped says so at once. */
export function stateOfJob(
  job: Pick<Job, 'status' | 'stopped' | 'isPaid'>,
): Job['status'] | 'paid' | 'stopping' {
  if (job.status === 'completed') return job.isPaid ? 'paid' : 'completed'
  if (job.stopped && isRunning(job)) return 'stopping'
  return job.status
}
