import { offeredLanguages, typedLanguages } from './languages.ts'

const codesByName = new Map(
  Object.entries(typedLanguages).flatMap(([code, { names }]) => names.map((name) => [name, code] as const)),
)

/**
 * The code of the rules for a language as the user chose it: a code that is offered, or a typed name of one that is not.
 * Undefined where nobody knows its rules. An offered language that is typed by its name is a typed one.
 */
export function findLanguageCode(chosen: string): string | undefined {
  if (Object.hasOwn(offeredLanguages, chosen)) return chosen
  return codesByName.get(chosen.normalize('NFC').trim().toLowerCase())
}
