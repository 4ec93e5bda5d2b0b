import { findBuiltInLanguage } from '#contract/languages.ts'
import type { AskedLanguage } from '#stand-ins/ai/schema/find-languages.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { HandWrittenTexts } from './hand-written.ts'
import { italian } from './italian.ts'

/** By the product's code, without a region. What is not among them gets what was measured. */
export const handWritten: ReadonlyMap<string, HandWrittenTexts> = new Map([
  ['de', german],
  ['en', english],
  ['it', italian],
])

/** The hand-written texts of a language; undefined for one that nobody wrote in. */
export function findHandWritten({ code }: AskedLanguage): HandWrittenTexts | undefined {
  return handWritten.get(findBuiltInLanguage(code)?.code ?? code)
}
