import type { UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { parseAmount } from '#web/ui/formats/parse-amount.ts'

export const directions = ['add', 'take'] as const
export type Direction = (typeof directions)[number]

/** An adjustment as it stands in the form. A sign may be typed before the amount; the direction always agrees with it. */
export interface AdjustmentDraft {
  direction: Direction
  typed: string
}

export const emptyDraft: AdjustmentDraft = { direction: 'add', typed: '' }

export type AdjustmentProblem = 'invalid' | 'tooLarge'

/** Another text in the field. A typed minus takes away, a plus adds, and a deleted minus no longer takes away. */
export function typeAmount(draft: AdjustmentDraft, typed: string): AdjustmentDraft {
  const direction = typedDirection(typed)
  if (direction) return { direction, typed }
  return { direction: typedDirection(draft.typed) ? 'add' : draft.direction, typed }
}

/** The direction is chosen beside the field: a sign that is typed there would now contradict it. */
export function chooseDirection(draft: AdjustmentDraft, direction: Direction): AdjustmentDraft {
  return { direction, typed: draft.typed.trim().replace(sign, '') }
}

/** The signed cents of an adjustment, rounded, or why it can't be made. */
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

/** What keyboards and word processors write before a number. */
const sign = /^\s*[-+\u2212\u2013]/

function typedDirection(typed: string): Direction | null {
  const found = sign.exec(typed)
  if (!found) return null
  return found[0].endsWith('+') ? 'add' : 'take'
}

/** 1.005 × 100 is 100.49999999999999, and nobody typed that. */
function roundToCents(euros: number): number {
  return Math.round(Number((euros * 100).toFixed(6)))
}
