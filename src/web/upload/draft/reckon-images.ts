import { imageKinds } from '#web/upload/list/count-rows.ts'
import type { ListCount } from '#web/upload/list/list.ts'
import { countChoice, isSameChoice } from './count-choice.ts'
import { customAmount, type JobSettings } from './job-settings.ts'
import type { Draft } from './upload-state.ts'
import { canHaveAltTexts } from './wish-columns.ts'

/** The images of a job, counted as the server does. */
export interface Reckoned {
  images: number
  /** Of these, repeats of an earlier image. */
  repeats: number
  /** Of these, the ones that cost something. */
  payable: number
  /** Additional rows that already have an alt text and are carried over. */
  carried: number
}

/**
 * The images of a job with the draft's settings, at most `mostPayable` of them paid. Null while the list is being counted. A count of
 * columns that were chosen before is used only if neither option, to skip rows or to pay repeats once, is on.
 */
export function reckonImages(draft: Draft, mostPayable = Number.POSITIVE_INFINITY): Reckoned | null {
  const { list, settings } = draft
  if (list.state !== 'readable' || !list.count?.isFinal) return null
  const isOffered = isOnlyMissing(draft) || settings.countRepeatsOnce
  const isOutdated = !isSameChoice(list.count.choice, countChoice(list.preview, settings))
  if (isOffered && isOutdated) return null
  return reckonCount(list.count, { ...settings, onlyMissing: isOnlyMissing(draft) }, mostPayable)
}

/** Which images are described: all, those without an alt text, or those without a good one. */
export function kindOfAmount(draft: Omit<Draft, 'file'>): 'plain' | 'missing' | 'weak' {
  if (!isOnlyMissing(draft)) return 'plain'
  return draft.settings.replaceWeak ? 'weak' : 'missing'
}

/** Whether images with an alt text are skipped. */
export function isOnlyMissing({ list, settings }: Omit<Draft, 'file'>): boolean {
  if (list.state !== 'readable') return settings.onlyMissing
  return settings.onlyMissing && canHaveAltTexts(list.preview, settings)
}

/**
 * Counts the images of a job in list order, up to the wanted number and to `mostPayable` paid ones. Of the rows that are carried over,
 * those before its last image count.
 */
export function reckonCount(
  { kinds }: Pick<ListCount, 'kinds'>,
  choice: Pick<JobSettings, 'amount' | 'customAmount' | 'onlyMissing' | 'replaceWeak' | 'countRepeatsOnce'>,
  mostPayable = Number.POSITIVE_INFINITY,
): Reckoned {
  const most = choice.amount === 'all' ? Number.POSITIVE_INFINITY : customAmount(choice.customAmount)
  const sum: Reckoned = { images: 0, repeats: 0, payable: 0, carried: 0 }
  for (const kind of kinds) {
    if (sum.images >= most) break
    if (choice.onlyMissing && isKept(kind, choice.replaceWeak)) {
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

function isKept(kind: number, replaceWeak: boolean): boolean {
  return (kind & imageKinds.withAlt) !== 0 && !(replaceWeak && (kind & imageKinds.weakAlt) !== 0)
}

/** The settings that limit the job to the first `images` of the list. */
export function takeFirstImages(images: number): Pick<JobSettings, 'amount' | 'customAmount'> {
  return { amount: 'custom', customAmount: String(images) }
}
