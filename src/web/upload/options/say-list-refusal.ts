import type { UiLanguage } from '#contract/languages.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { sayRefusal } from '#contract/say.ts'
import type { UploadTexts } from '#web/upload/texts.ts'

/** Why a list can't be used, in the reader's words; null: the browser could not read the file. */
export function sayListRefusal(refusal: RefusalOf | null, t: UploadTexts, language: UiLanguage): string {
  return refusal ? sayRefusal(refusal.code, refusal.details, language) : t('file.readFailed')
}
