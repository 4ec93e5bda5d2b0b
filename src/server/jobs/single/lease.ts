/** The lease of a picture: valid until it expires, and only if it is unchanged since it was read. */
export interface Leased {
  jobId: number
  position: number
  userId: number
  /** As the database has it. */
  until: string
}

/** Longer than the sender waits, including writing the answer: after it nobody else writes. */
export const syncLeaseSeconds = 75
/** Proxies usually time out after a minute, which includes the time spent waiting. */
export const describeWithinMs = 55_000
