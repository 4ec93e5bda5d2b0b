/** Where the results lead through what of a job should be looked at, the most urgent first. */
export function walkAddress(jobId: number): string {
  return `/results/${jobId}?state=needs_review&sort=risk&image=1&walk=1`
}
