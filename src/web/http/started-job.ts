let started: number | null = null

/** Another page has started a job, and leads to the home, which shows it also where it is over by then; null: it has. */
export function leaveStartedJob(jobId: number | null): void {
  started = jobId
}

/** The job that was left for the home. */
export function startedJob(): number | null {
  return started
}
