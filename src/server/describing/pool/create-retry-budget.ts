export interface RetryBudget {
  earn(): void
  /** False: nothing is left. */
  spend(): boolean
}

const earned = 0.1
const most = 20
const atFirst = 10

/** Retries are paid with successes: a key whose every call fails soon stops making it worse. */
export function createRetryBudget(): RetryBudget {
  let left = atFirst
  return {
    earn() {
      left = Math.min(most, left + earned)
    },
    spend() {
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
