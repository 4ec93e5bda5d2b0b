import type { UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { parseAmount } from '#web/ui/formats/parse-amount.ts'

export const directions = ['add', 'take'] as const
export type Direction = (typeof directions)[number]

/** The state of the adjustment form. A sign can be typed before the amount; the direction always agrees with it. */
export interface AdjustmentDraft {
  direction: Direction
  typed: string
}

export const emptyDraft: AdjustmentDraft = { direction: 'add', typed: '' }

export type AdjustmentProblem = 'invalid' | 'tooLarge'

/** Applies a change of the field. A typed minus switches to debit, a plus to credit, and a deleted minus back to credit. */
export function typeAmount(draft: AdjustmentDraft, typed: string): AdjustmentDraft {
  const direction = typedDirection(typed)
  if (direction) return { direction, typed }
  return { direction: typedDirection(draft.typed) ? 'add' : draft.direction, typed }
}

/** Chooses the direction with the buttons and drops a typed sign, which could contradict it. */
export function chooseDirection(draft: AdjustmentDraft, direction: Direction): AdjustmentDraft {
  return { direction, typed: draft.typed.trim().replace(sign, '') }
}

/** The adjustment in signed cents, rounded, or why it is invalid. */
export function readAdjustment(
  { direction, typed }: AdjustmentDraft,
  language: UiLanguage,
): { cents: number } | { problem: AdjustmentProblem } {
  const plain = parseAmount(typed.replace(sign, ''), language)
  if (plain === null) return { problem: 'invalid' }
  const cents = roundToCents(Number(plain))
  if (cents === 0) return { problem: 'invalid' }
  if (cents > limits.adjustmentMaxCents) return { problem: 'tooLarge' }
  return { cents: direction === 'add' ? cents : -cents }
}

/** Signs as keyboards and word processors write them before a number. */
const sign = /^\s*[-+\u2212\u2013]/

function typedDirection(typed: string): Direction | null {
  const found = sign.exec(typed)
  if (!found) return null
  return found[0].endsWith('+') ? 'add' : 'take'
}

/** 1.005 × 100 is 100.49999999999999, which would round to 100. */
function roundToCents(euros: number): number {
  return Math.round(Number((euros * 100).toFixed(6)))
}
