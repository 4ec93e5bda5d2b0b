import type { UiLanguage } from '#contract/languages.ts'
import { sayRefusal } from '#contract/say.ts'
import type { ListRefusal } from '#web/upload/list/list.ts'
import type { UploadTexts } from '#web/upload/texts.ts'

/** Why a list can't be used, in the reader's words; null: the browser could not read the file. */
export function sayListRefusal(refusal: ListRefusal | null, t: UploadTexts, language: UiLanguage): string {
  return refusal ? sayRefusal(refusal.code, refusal.details, language) : t('file.readFailed')
}
