import { imageKinds } from '#web/upload/list/image-kinds.ts'
import type { ListCount } from '#web/upload/list/list.ts'
import { countChoice, isSameChoice } from './count-choice.ts'
import { isOnlyMissing } from './is-only-missing.ts'
import { customAmount, type JobSettings } from './job-settings.ts'
import type { Draft } from './upload-state.ts'

/** What a job would hold, as the server counts it. */
export interface Reckoned {
  images: number
  /** Of these, the ones that ask for the same as one before them. */
  repeats: number
  /** Of these, the ones that cost something. */
  payable: number
  /** Rows beside these that have an alt text, taken over as they are. */
  carried: number
}

/**
 * The images of a job by the draft's choices, of which at most `mostPayable` cost something. Null while the list is being
 * counted; a count of columns that were chosen before is good enough where neither offer, to leave out rows or to pay
 * repeats once, is taken.
 */
export function reckonImages(draft: Draft, mostPayable = Number.POSITIVE_INFINITY): Reckoned | null {
  const { list, settings } = draft
  if (list.state !== 'readable' || !list.count?.isFinal) return null
  const isOffered = isOnlyMissing(draft) || settings.countRepeatsOnce
  const isOutdated = !isSameChoice(list.count.choice, countChoice(list.preview, settings))
  if (isOffered && isOutdated) return null
  return reckonCount(list.count, { ...settings, onlyMissing: isOnlyMissing(draft) }, mostPayable)
}

/**
 * Counts off the images of a job in the list's order, as many as are wanted and as `mostPayable` pay for: of the rows
 * that are carried over, those count that stand before its last image.
 */
export function reckonCount(
  { kinds }: Pick<ListCount, 'kinds'>,
  choice: Pick<JobSettings, 'amount' | 'customAmount' | 'onlyMissing' | 'countRepeatsOnce'>,
  mostPayable = Number.POSITIVE_INFINITY,
): Reckoned {
  const most = choice.amount === 'all' ? Number.POSITIVE_INFINITY : customAmount(choice.customAmount)
  const sum: Reckoned = { images: 0, repeats: 0, payable: 0, carried: 0 }
  for (const kind of kinds) {
    if (sum.images >= most) break
    if (choice.onlyMissing && (kind & imageKinds.withAlt) !== 0) {
      sum.carried += 1
      continue
    }
    const isRepeat = (kind & imageKinds.repeat) !== 0
    const price = isRepeat && choice.countRepeatsOnce ? 0 : 1
    if (sum.payable + price > mostPayable) break
    sum.images += 1
    sum.payable += price
    if (isRepeat) sum.repeats += 1
  }
  return sum
}
