/** The addresses of a pasted list, in its order and each once: `Anna <anna@example.org>; berta@example.org`. */
export function readAddresses(pasted: string): string[] {
  const inBrackets = pasted.replace(/(?:"[^"\n]*"|[^<>,;\n]*)<([^<>\s]+)>/g, ' $1 ')
  const words = inBrackets.split(/[\s,;]+/).filter(Boolean)
  const known = new Map(words.map((word) => [word.toLowerCase(), word]))
  return [...known.values()]
}
