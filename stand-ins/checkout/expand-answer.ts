import type { Desk } from './create-desk.ts'
import { Rejection } from './rejection.ts'

type Fields = Record<string, unknown>

/**
 * The answer with ids replaced by their objects, as `expand` names them: `latest_charge`, `payment_intent.latest_charge`, `data.charge`.
 * Throws Stripe's error for what can't be expanded.
 */
export function expandAnswer(desk: Desk, answer: object, paths: readonly string[]): object {
  const copy: Fields = { ...structuredClone(answer) }
  for (const path of paths) expandPath(desk, copy, path.split('.'), path)
  return copy
}

function expandPath(desk: Desk, answer: Fields, [name = '', ...rest]: string[], path: string): void {
  const value = answer[name]
  if (Array.isArray(value)) {
    for (const item of value) expandPath(desk, item, rest, path)
    return
  }
  if (value === null) return
  const found = typeof value === 'string' ? lookUp(desk, value) : undefined
  if (!found) throw Rejection.invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
  const expanded: Fields = { ...structuredClone(found) }
  answer[name] = expanded
  if (rest.length > 0) expandPath(desk, expanded, rest, path)
}

function lookUp(desk: Desk, id: string): object | undefined {
  return desk.intents.get(id) ?? desk.charges.get(id) ?? desk.refunds.get(id) ?? desk.disputes.get(id)
}
