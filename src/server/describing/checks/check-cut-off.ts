import { languages } from '#server/describing/languages/languages.ts'
import { listWords } from '#server/describing/languages/list-words.ts'
import type { Field, RuleOfText, Verdict } from './rule.ts'

/** A shorter description may be a phrase. */
const fewestWords = 8

/** By the language as the user chose it. */
const unfinished = new Map(
  [...languages].map(([code, { judged }]) => [code, new Set(listWords(judged.unfinished))] as const),
)

/** Full stops of all scripts, and what may close after one; what ends a text as well: a sign, a closing quotation, a script without stops. */
const ended =
  /[.!?…:。！？؟।۔·։።။]['"'”“’»«)\]]*$|["”“»«)\]]$|[\p{S}\p{Emoji_Presentation}]$|[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}]$/u

/**
 * Broken when a text ends in a comma, an opening bracket or a word with which its language ends no text, and when a
 * description of eight words or more has no final stop.
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
