import { czech } from './czech.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { Grammar } from './grammar.ts'
import { hungarian } from './hungarian.ts'
import { italian } from './italian.ts'
import { polish } from './polish.ts'
import { slovenian } from './slovenian.ts'
import { spanish } from './spanish.ts'

const grammars = new Map<string, Grammar>([
  ['de', german],
  ['en', english],
  ['it', italian],
  ['es', spanish],
  ['cz', czech],
  ['hu', hungarian],
  ['pl', polish],
  ['sl', slovenian],
])

/** By the product's code; undefined for languages that users type. */
export function findGrammar(code: string): Grammar | undefined {
  return grammars.get(code)
}
