/** Whether a stop leaves images untried. One that comes after the last image leaves none: the job is then like any other. */
export function isCutShort(job: {
  stopRequested: boolean
  succeeded: number
  failed: number
  totalImages: number
}): boolean {
  return job.stopRequested && job.succeeded + job.failed < job.totalImages
}
