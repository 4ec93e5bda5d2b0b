import { foldAccents } from '#server/describing/fold-accents.ts'
import { stopWords } from '#server/describing/stop-words.ts'

const allButTheSame = 0.85

/** Broken when alt text and description are the same but for small words, order, case and punctuation. */
export function checkSameText(altText: string, description: string): boolean {
  const alt = wordsOf(altText)
  const described = wordsOf(description)
  if (alt.join(' ') === described.join(' ')) return alt.length > 0
  if (Math.min(alt.length, described.length) < 3) return false
  const left = [...described]
  const shared = alt.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / (alt.length + described.length) >= allButTheSame
}

function wordsOf(text: string): string[] {
  const words = text.toLocaleLowerCase('de').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !stopWords.has(word))
  return (telling.length > 0 ? telling : words).map(foldAccents)
}
