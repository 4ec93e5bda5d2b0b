import type { UiLanguage } from './languages.ts'
import { type PictureFault, pictureFaults } from './picture-faults.ts'
import { type RefusalCode, type RefusalDetails, refusals } from './refusals.ts'

/** Fills `{{name}}` in a sentence; a name without a value stays visible, so that a test finds it. */
export function fillIn(sentence: string, details: Record<string, unknown> = {}): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(details, name) ? [details[name]].flat().join(', ') : whole,
  )
}

/** The sentence of a picture's fault in the reader's language. */
export function sayFault(fault: PictureFault, language: UiLanguage): string {
  const sentence = pictureFaults[fault.code]
  const said = fault.details && 'withDetails' in sentence ? sentence.withDetails : sentence
  return fillIn(said[language], fault.details)
}

/** The sentence of a refusal in the reader's language. */
export function sayRefusal<C extends RefusalCode>(
  code: C,
  details: RefusalDetails<C>,
  language: UiLanguage,
): string {
  return fillIn(refusals[code][language], details)
}
