/** Every place where one of these phrases stands as words of its own; `phrases` are sources of patterns, by `|`. */
export function phrasePattern(phrases: string): RegExp {
  // A line may break after a bar.
  const source = phrases.replace(/\|\s+/g, '|').trim()
  return new RegExp(`(?<!\\p{sc=Latn})(?:${source})(?!\\p{sc=Latn})`, 'giu')
}
