/** A text without case, repeated spaces and punctuation, which a listener does not hear: equal results sound the same. */
export function asHeard(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}
