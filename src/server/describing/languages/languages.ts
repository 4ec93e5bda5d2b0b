import type { BuiltInLanguage } from '#contract/languages.ts'
import { czech } from './czech.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { hungarian } from './hungarian.ts'
import { italian } from './italian.ts'
import type { Language, TypedLanguage } from './language.ts'
import { polish } from './polish.ts'
import { slovene } from './slovene.ts'
import { spanish } from './spanish.ts'

/** Those that are offered, under the product's codes. */
export const offeredLanguages: Readonly<Record<BuiltInLanguage['code'], Language>> = {
  de: german,
  en: english,
  it: italian,
  es: spanish,
  cz: czech,
  hu: hungarian,
  pl: polish,
  sl: slovene,
}

/** Those that nobody is offered, and whose rules hold where one is typed. */
export const typedLanguages: Readonly<Record<string, TypedLanguage>> = { nl: dutch }

/** All whose rules are known, by code. */
export const languages: ReadonlyMap<string, Language> = new Map([
  ...Object.entries(offeredLanguages),
  ...Object.entries(typedLanguages),
])
