import { refusalOf } from '#contract/refusal-of.ts'
import type { DetailsArgument, RefusalCode, RefusalOf } from '#contract/refusals.ts'

/** Thrown while a list is read, by browser and server alike; becomes a refusal at the door of each. */
export class UnreadableList<C extends RefusalCode = RefusalCode> extends Error {
  readonly refusal: RefusalOf<C>
  constructor(code: C, ...details: DetailsArgument<C>) {
    super(code)
    this.refusal = refusalOf(code, ...details)
  }
}
