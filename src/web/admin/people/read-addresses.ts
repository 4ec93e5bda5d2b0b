/** The distinct addresses of a pasted list, in order: `Anna <anna@example.org>; berta@example.org`. */
export function readAddresses(pasted: string): string[] {
  const withoutNames = pasted.replace(/"[^"\n]*"/g, ' ')
  const words = withoutNames.split(/[,;\n]/).flatMap((part) => {
    const inBrackets = [...part.matchAll(/<([^<>\s]+)>/g)].map(([, address = '']) => address)
    return inBrackets.length > 0 ? inBrackets : part.split(/\s+/).filter(Boolean)
  })
  // Keeps the first spelling of each.
  const known = new Map(words.toReversed().map((word) => [word.toLowerCase(), word]))
  return words.filter((word) => known.get(word.toLowerCase()) === word && known.delete(word.toLowerCase()))
}
