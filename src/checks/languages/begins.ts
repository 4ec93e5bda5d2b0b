/** A text that begins with these words, whatever its case: the source of a pattern. */
export function begins(words: string): RegExp {
  return new RegExp(`^(?:${words})(?![\\p{sc=Latn}\\p{N}])`, 'iu')
}
