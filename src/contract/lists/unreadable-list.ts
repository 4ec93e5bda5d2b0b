import { refusalOf } from '#contract/refusal-of.ts'
import type { DetailsArgument, RefusalCode, RefusalOf } from '#contract/refusals.ts'

/** Thrown while a list is read, in the browser and on the server; each turns it into a refusal. */
export class UnreadableList<C extends RefusalCode = RefusalCode> extends Error {
  readonly refusal: RefusalOf<C>
  constructor(code: C, ...details: DetailsArgument<C>) {
    super(code)
    this.refusal = refusalOf(code, ...details)
  }
}
