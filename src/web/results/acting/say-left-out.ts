import { type ActionRun, leftOutReasons } from '#contract/entities/image-action.ts'
import type { ActionTexts } from './texts.ts'

/** How many images an action leaves out and why, in a sentence; empty if none. */
export function sayLeftOut(leftOut: ActionRun['leftOut'], t: ActionTexts): string {
  const reasons = leftOutReasons.flatMap((reason) => {
    const count = leftOut[reason] ?? 0
    return count > 0 ? [t(`reasons.${reason}`, { count })] : []
  })
  return reasons.length > 0 ? t('leftOut', { reasons: reasons.join(', ') }) : ''
}
