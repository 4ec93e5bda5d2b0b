import { limits } from '#contract/limits.ts'

export const presetsCents = [1_000, 2_500, 5_000, 10_000] as const

/** The smallest preset that covers `missingCents`; above the largest, the next ten euros that can be bought at once. */
export function suggestAmount(missingCents: number): number {
  const preset = presetsCents.find((cents) => cents >= missingCents)
  return preset ?? Math.min(limits.purchaseMaxCents, Math.ceil(missingCents / 1_000) * 1_000)
}
