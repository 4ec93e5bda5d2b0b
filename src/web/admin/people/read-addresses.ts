/** The addresses of a pasted list, in its order and each once: `Anna <anna@example.org>; berta@example.org`. */
export function readAddresses(pasted: string): string[] {
  const withoutNames = pasted.replace(/"[^"\n]*"/g, ' ')
  const words = withoutNames.split(/[,;\n]/).flatMap((part) => {
    const inBrackets = [...part.matchAll(/<([^<>\s]+)>/g)].map(([, address = '']) => address)
    return inBrackets.length > 0 ? inBrackets : part.split(/\s+/).filter(Boolean)
  })
  // The first spelling of each stays.
  const known = new Map(words.toReversed().map((word) => [word.toLowerCase(), word]))
  return words.filter((word) => known.get(word.toLowerCase()) === word && known.delete(word.toLowerCase()))
}
