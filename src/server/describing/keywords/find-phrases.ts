import { createStemmer } from './create-stemmer.ts'
import { readWords } from './read-words.ts'
import { withoutSpaces } from './search-text.ts'

/**
 * Those of the phrases that a text says: their words one after the other, in any form. A word inside another one is not said
 * (“Wein” in “Schwein”), but where a script has no spaces.
 */
export function findPhrases(phrases: readonly string[], text: string, language: string): string[] {
  const stem = createStemmer(language)
  const stemsOf = (words: string) =>
    ` ${readWords(words)
      .map(({ written }) => stem(written))
      .join(' ')} `
  const said = stemsOf(text)
  return phrases.filter((phrase) => {
    if (withoutSpaces.test(phrase)) return text.includes(phrase)
    const wanted = stemsOf(phrase)
    return wanted.trim() !== '' && said.includes(wanted)
  })
}
