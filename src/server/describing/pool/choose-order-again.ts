import type { KeyedProvider } from './keyed-provider.ts'

/** Why an answer cannot be delivered. */
export interface Objection {
  /** In English, for the model. */
  reason: string
  /** An error of form that the model itself can correct; otherwise another model should be asked. */
  isOfForm: boolean
}

/**
 * Which providers to ask next when the answer of `writer` cannot be delivered, like those of `before`; empty: none. The model
 * corrects its own errors of form, because it knows what it wrote; for anything else another healthy model comes first. If
 * the same model wrote both answers, healthy other models are asked as a last try.
 */
export function chooseOrderAgain(
  writer: KeyedProvider,
  before: KeyedProvider[],
  objections: Objection[],
  usable: KeyedProvider[],
): KeyedProvider[] {
  const allOthers = usable.filter((other) => other !== writer)
  const healthy = allOthers.filter((other) => other.availability() === 'available')
  if (before.length > 0) return before.length === 1 && before[0] === writer ? healthy : []
  const others = allOthers.filter((other) => !healthy.includes(other))
  const isOfForm = objections.every((objection) => objection.isOfForm)
  return isOfForm ? [writer, ...healthy, ...others] : [...healthy, writer, ...others]
}
