import { type BuiltInLanguage, findBuiltInLanguage } from '#contract/languages.ts'
import { czech } from './czech.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { hungarian } from './hungarian.ts'
import { italian } from './italian.ts'
import type { Language } from './language.ts'
import { polish } from './polish.ts'
import { slovene } from './slovene.ts'
import { spanish } from './spanish.ts'

const byCode: Readonly<Record<BuiltInLanguage['code'], Language>> = {
  de: german,
  en: english,
  it: italian,
  es: spanish,
  cz: czech,
  hu: hungarian,
  pl: polish,
  sl: slovene,
}

/** Finds a language by each code that `findBuiltInLanguage` knows. */
class Languages extends Map<string, Language> {
  override get(code: string): Language | undefined {
    return super.get(findBuiltInLanguage(code)?.code ?? code)
  }

  override has(code: string): boolean {
    return this.get(code) !== undefined
  }
}

/** All that are offered, by the product's codes. */
export const languages: ReadonlyMap<string, Language> = new Languages(Object.entries(byCode))

/** Are the nouns of the language of this code written with capitals, as names are? Not where nobody knows it. */
export function hasCapitalNouns(code: string | undefined): boolean {
  return code !== undefined && (languages.get(code)?.hasCapitalNouns ?? false)
}
