import { type BuiltInLanguage, findBuiltInLanguage } from '#contract/languages.ts'
import type { AskedLanguage } from '#stand-ins/ai/schema/find-languages.ts'
import { czech } from './czech.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { Grammar, TypedGrammar } from './grammar.ts'
import { hungarian } from './hungarian.ts'
import { italian } from './italian.ts'
import { polish } from './polish.ts'
import { slovenian } from './slovenian.ts'
import { spanish } from './spanish.ts'

const offered: Record<BuiltInLanguage['code'], Grammar> = {
  de: german,
  en: english,
  it: italian,
  es: spanish,
  cz: czech,
  hu: hungarian,
  pl: polish,
  sl: slovenian,
}

/** Those that are written where their name is typed. */
const typed: TypedGrammar[] = [dutch]

const grammars = new Map(
  typed.flatMap((grammar) => grammar.names.map((name): [string, Grammar] => [name, grammar])),
)

/** By a code, whatever its region, or by a name that users type; undefined for what nobody taught the stand-in. */
export function findGrammar({ code, name }: AskedLanguage): Grammar | undefined {
  const builtIn = findBuiltInLanguage(code)
  return builtIn ? offered[builtIn.code] : grammars.get(name.trim().toLowerCase())
}
