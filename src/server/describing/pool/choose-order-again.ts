import type { KeyedProvider } from './keyed-provider.ts'

/** Why an answer can't be delivered. */
export interface Objection {
  /** In English, for the model. */
  reason: string
  /** A slip that the model which wrote it can mend; otherwise another one should be asked. */
  isOfForm: boolean
}

/**
 * Who is asked next when the `writer` wrote what can't be delivered, as those `before` it did; empty: nobody. A slip of form
 * its model mends, which knows what it wrote; for anything else another model that is well comes first. One model that wrote
 * both answers is no proof that nobody can: another one that is well is asked as the last.
 */
export function chooseOrderAgain(
  writer: KeyedProvider,
  before: KeyedProvider[],
  objections: Objection[],
  usable: KeyedProvider[],
): KeyedProvider[] {
  const others = usable.filter((other) => other !== writer)
  const well = others.filter((other) => other.availability() === 'available')
  if (before.length > 0) return before.length === 1 && before[0] === writer ? well : []
  const notWell = others.filter((other) => !well.includes(other))
  const isOfForm = objections.every((objection) => objection.isOfForm)
  return isOfForm ? [writer, ...well, ...notWell] : [...well, writer, ...notWell]
}
