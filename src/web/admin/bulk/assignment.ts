import type { AssignmentOutcome } from '#contract/endpoints/operators.ts'

/** The outcome of a bulk action for one user. */
export interface Assignment {
  userId: number
  outcome: AssignmentOutcome
}
