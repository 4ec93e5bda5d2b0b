import { limits } from '#contract/limits.ts'
import { presetsCents } from './presets-cents.ts'

/** The smallest preset that covers `missingCents`; above the largest, the next ten euros that can be bought at once. */
export function suggestAmount(missingCents: number): number {
  const preset = presetsCents.find((cents) => cents >= missingCents)
  return preset ?? Math.min(limits.purchaseMaxCents, Math.ceil(missingCents / 1_000) * 1_000)
}
