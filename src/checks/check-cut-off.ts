import { listWords } from './languages/language.ts'
import { languages } from './languages/languages.ts'
import type { Field, RuleOfText, Verdict } from './rule.ts'

/** A description of fewer words can be a phrase without a full stop. */
const fewestWords = 8

/** By language code as the user chose it. */
const unfinished = new Map(
  [...languages].map(([code, { judged }]) => [code, new Set(listWords(judged.unfinished))] as const),
)

/** The end of a text: a full stop of any script, with what closes after it; a symbol; a closing quote; a script without stops. */
const ended =
  /[.!?…:。！？؟।۔·։።။]['"'”“’»«)\]]*$|["”“»«)\]]$|[\p{S}\p{Emoji_Presentation}]$|[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}]$/u

/**
 * Broken if a text ends in a comma, an opening bracket or a word that ends no text in its language, or if a
 * description of eight words or more has no full stop.
 */
export function checkCutOff(written: string, language: string, field: Field = 'altText'): boolean {
  const text = written.trim()
  if (/[\p{L}\p{N}][,;]$|[([{„‚]$|\p{L}\p{L}[-‐]$/u.test(text)) return true
  const last = /(?<=\s)[\p{Ll}\p{M}'’]+$/u.exec(text)?.[0]
  if (last !== undefined && unfinished.get(language)?.has(last)) return true
  return lacksStop(text, field)
}

function lacksStop(text: string, field: Field): boolean {
  return field === 'description' && !ended.test(text) && text.split(/\s+/).length >= fewestWords
}

export const cutOffRule: RuleOfText = {
  isHard: true,
  advice: 'a text stops in the middle of a sentence. Write it to its end.',
  fields: ['altText', 'description', 'aside'],
  sparesOwnWords: true,
  judgeText(text, { language, hasOwnPrompt }, field): Verdict {
    if (!checkCutOff(text, language, field)) return false
    return hasOwnPrompt ? 'doubtful' : true
  },
}
