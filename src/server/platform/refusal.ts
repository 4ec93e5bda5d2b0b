import { type RefusalCode, refusals } from '#contract/refusals.ts'

/** A call that is answered with a code and a sentence for people. Everything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Record<string, unknown>

  constructor(code: RefusalCode, details: Record<string, unknown> = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  get status(): number {
    return refusals[this.code].status
  }
}
