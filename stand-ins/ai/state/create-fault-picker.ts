import type { Asked, Behaviour, FaultRule } from '#stand-ins/ai/behaviour.ts'

/** Finds the fault for a call and counts how often each rule has struck. */
export function createFaultPicker() {
  const strikes = new WeakMap<FaultRule, number>()
  return function pickFault(faults: Behaviour['faults'], asked: Asked): FaultRule | null {
    if (typeof faults === 'function') return faults(asked) ?? null
    const rule = faults.find(
      (each) => fits(each, asked) && (strikes.get(each) ?? 0) < (each.times ?? Infinity),
    )
    if (!rule) return null
    strikes.set(rule, (strikes.get(rule) ?? 0) + 1)
    return rule
  }
}

function fits({ provider, match, untilTold }: FaultRule, asked: Asked): boolean {
  if (untilTold && asked.isToldWhatWasWrong) return false
  if (provider && provider !== asked.provider) return false
  if (match === undefined) return true
  if (typeof match === 'function') return match(asked)
  return asked.prompt.includes(match) || [asked.model, asked.keyLastFour, asked.imageSha256].includes(match)
}
