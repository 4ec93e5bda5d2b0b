import { lowerCasePattern } from '#server/describing/checks/lower-case-pattern.ts'
import { phrasePattern } from '#server/describing/checks/phrase-pattern.ts'
import type { JudgedTexts } from '#server/describing/checks/rule.ts'
import { findLanguage } from '#server/describing/languages/find-language.ts'
import type { Language } from '#server/describing/languages/language.ts'
import { bits, maskOf, remarkBits } from './kinds.ts'
import { remarksFrom } from './look-up-word.ts'
import { asSpeech, leastShare, readWords } from './read-speech.ts'

const patterns = new Map<Language, RegExp>()

/** Words of one who speaks in his own name, or to somebody. */
const ofSpeaker = maskOf(bits, 'self', 'you', 'asked', 'offer')
const ofWriter = maskOf(remarkBits, 'mine')

/**
 * May a description tell what a screen, a form or somebody in a chat says: does its alt text name one in its own language, and does the
 * description speak neither in its own name nor to anybody?
 */
export function tellsOfScreen({ altText, description }: JudgedTexts, language: string): boolean {
  const found = findLanguage(language)
  if (!found || !screensIn(found).test(altText.toLowerCase())) return false
  return !isSpoken(asSpeech(description))
}

function screensIn(language: Language): RegExp {
  const known = patterns.get(language)
  if (known) return known
  const pattern = lowerCasePattern(new RegExp(phrasePattern(language.faults.screens).source, 'u'))
  patterns.set(language, pattern)
  return pattern
}

function isSpoken(said: string): boolean {
  const { words, known } = readWords(said)
  const fewest = Math.max(...known) * leastShare
  return known.some((count, language) => {
    if (count < fewest) return false
    return words.some(({ kinds }) => {
      if (!kinds) return false
      return (kinds[language]! & ofSpeaker) !== 0 || (kinds[remarksFrom + language]! & ofWriter) !== 0
    })
  })
}
