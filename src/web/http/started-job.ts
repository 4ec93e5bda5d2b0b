let started: number | null = null

/** Set by a page that has started a job and links to the home, which then shows the job even if it has ended; null once it has. */
export function leaveStartedJob(jobId: number | null): void {
  started = jobId
}

/** The job that was left for the home page. */
export function startedJob(): number | null {
  return started
}
