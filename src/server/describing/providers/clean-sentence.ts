/** What administrators are shown of a server's own words. */
export const longestSentence = 300

const leastSecret = 8

/**
 * A server's sentence as people may read it: on one line, bounded, without the key or what looks like one, without whatever
 * turns the direction of writing.
 */
export function cleanSentence(sentence: string, apiKey: string): string {
  const start = sentence.slice(0, longestSentence * 10)
  // A whole key first: its signs may part it into words that are too short to tell.
  const flat = (apiKey.length < leastSecret ? start : start.replaceAll(apiKey, '…'))
    .replace(/data:[^\s"']+/g, '…')
    .replace(/[\s\p{C}\u2028\u2029]+/gu, ' ')
    .trim()
  const words = flat
    .split(/([\w.+/=~-]+)/)
    .map((word) => (isSecret(word, apiKey) ? '…' : word))
    .join('')
  return (words.length > longestSentence ? `${words.slice(0, longestSentence - 1)}…` : words).toWellFormed()
}

/** Some say a key back in part. */
function isSecret(word: string, apiKey: string): boolean {
  if (word.length < leastSecret) return false
  if (/^(sk|pk|key|api|gsk|AIza|xai)[-_]?[\w-]{12,}$/.test(word) && /\d/.test(word)) return true
  if (apiKey.length < leastSecret) return false
  const [head, tail] = [apiKey.slice(0, leastSecret), apiKey.slice(-leastSecret)]
  return apiKey.includes(word) || word.includes(head) || word.includes(tail)
}

/** The same for refusals that differ in an id, a count or a picture alone. */
export function normaliseSentence(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/\b(?=[\w-]*\d)[\w-]{8,}\b|\d+/g, '#')
    .replace(/[^\p{L}#]+/gu, ' ')
    .replace(/#( ?#)+/g, '#')
    .trim()
}
