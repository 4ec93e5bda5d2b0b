import type { UiLanguage } from './languages.ts'
import { formatCents } from './money.ts'
import { formatNumber } from './numbers.ts'
import { type PictureFault, pictureFaults } from './picture-faults.ts'
import { type RefusalCode, type RefusalDetails, refusals } from './refusals.ts'

/**
 * Fills `{{name}}` in a sentence; a name without a value stays visible, so that a test finds it. Numbers are grouped as the language does,
 * except ids. `{{cost}}` stands for `costCents`, as an amount of money.
 */
export function fillIn(sentence: string, details: Record<string, unknown>, language: UiLanguage): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    if (Object.hasOwn(details, name)) return sayValues(name, details[name], language)
    const cents = details[`${name}Cents`]
    return typeof cents === 'number' ? formatCents(cents, language) : whole
  })
}

function sayValues(name: string, values: unknown, language: UiLanguage): string {
  // A problem stands for its own sentence.
  if (typeof values === 'object' && values !== null && 'message' in values) return String(values.message)
  const say = (value: unknown) =>
    typeof value === 'number' && !/ids?$/i.test(name) ? formatNumber(value, language) : String(value)
  return [values].flat().map(say).join(', ')
}

/** The sentence of a picture's fault in the reader's language. */
export function sayFault(fault: PictureFault, language: UiLanguage): string {
  const sentence = pictureFaults[fault.code]
  const said = fault.details && 'withDetails' in sentence ? sentence.withDetails : sentence
  return fillIn(said[language], fault.details ?? {}, language)
}

/** The sentence of a refusal in the reader's language. */
export function sayRefusal<C extends RefusalCode>(
  code: C,
  details: RefusalDetails<C>,
  language: UiLanguage,
): string {
  return fillIn(refusals[code][language], details ?? {}, language)
}
