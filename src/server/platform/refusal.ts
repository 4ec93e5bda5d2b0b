import { type DetailsArgument, type RefusalCode, type RefusalDetails, refusals } from '#contract/refusals.ts'
import type { V1Thing } from '#contract/v1-things.ts'

/**
 * A call that is answered with a code, its details and a sentence for people. Anything else that is thrown is a bug. Requires details if
 * the code's entry in the contract has a shape for them, and none otherwise.
 */
export class Refusal<C extends RefusalCode = RefusalCode> extends Error {
  readonly code: C
  readonly details: RefusalDetails<C>
  /** The field at fault; undefined if it is always the same one (`fieldOfRefusal`) or none. */
  field: string | undefined

  constructor(code: C, ...[details]: DetailsArgument<C>) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    // Safe: details are only omitted if the code has none.
    this.details = (details ?? {}) as RefusalDetails<C>
  }

  /** Names the field at fault. */
  of(field: string | undefined): this {
    this.field = field
    return this
  }

  get status(): number {
    return refusals[this.code].status
  }
}

/** Something that a call of API v1 did not find, and that its path does not name. */
export class NotFound extends Refusal<'not_found'> {
  readonly thing: V1Thing

  constructor(thing: V1Thing) {
    super('not_found')
    this.thing = thing
  }
}
