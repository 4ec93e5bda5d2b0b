import type { AssignmentOutcome } from '#contract/endpoints/operators.ts'

/** What came of an act for many for one of them. */
export interface Assignment {
  userId: number
  outcome: AssignmentOutcome
}
