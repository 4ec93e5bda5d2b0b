import { languages } from './languages.ts'

/** Are the nouns of the language of this code written with capitals, as names are? Not where nobody knows it. */
export function hasCapitalNouns(code: string | undefined): boolean {
  return code !== undefined && (languages.get(code)?.hasCapitalNouns ?? false)
}
