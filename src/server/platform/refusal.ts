import { type DetailsArgument, type RefusalCode, type RefusalDetails, refusals } from '#contract/refusals.ts'

/**
 * A call that is answered with a code, its details and a sentence for people. Everything else that is thrown is a bug.
 * Takes the details that the code's entry in the contract gives a shape to, and none where it has none.
 */
export class Refusal<C extends RefusalCode = RefusalCode> extends Error {
  readonly code: C
  readonly details: RefusalDetails<C>

  constructor(code: C, ...[details]: DetailsArgument<C>) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    // Safe: nothing is handed in only where the code has no details.
    this.details = (details ?? {}) as RefusalDetails<C>
  }

  get status(): number {
    return refusals[this.code].status
  }
}
