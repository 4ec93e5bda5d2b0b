/** Whose a picture is to describe: until then, and as long as it is as it was when it was read. */
export interface Leased {
  jobId: number
  position: number
  userId: number
  /** As the database has it. */
  until: string
}

/** Longer than its sender is kept waiting, and the answer is written within: after it nobody does so any more. */
export const syncLeaseSeconds = 75
/** Proxies like to give up after a minute, and time in line is theirs, too. */
export const describeWithinMs = 55_000
