import type { DetailsArgument, RefusalCode, RefusalOf } from './refusals.ts'

/** A refusal as a value: its code with exactly the details that its entry gives a shape to. */
export function refusalOf<C extends RefusalCode>(code: C, ...[details]: DetailsArgument<C>): RefusalOf<C> {
  // Safe: nothing is handed in only where the code has no details.
  return { code, details: details ?? {} } as RefusalOf<C>
}
