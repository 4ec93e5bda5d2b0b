import type { Material } from './read-prompt.ts'

const maxTerms = 2
/** Letters, digits and what stands inside words: no markup, emoji, quotes, sentences or names of files. */
const wording = /^[\p{L}\p{M}\p{N} '’&+-]{1,60}$/u

/** What is woven in: names, then keywords. Some are left out, as a model leaves out what it can't see. */
export function chooseTerms({ names, keywords, keywordsToAvoid }: Material): string[] {
  const chosen: string[] = []
  for (const keyword of [...names, ...keywords]) {
    if (chosen.length === maxTerms) return chosen
    const isTold = chosen.some((term) => saysTheSame(term.toLowerCase(), keyword.toLowerCase()))
    const isUnwanted = keywordsToAvoid.some((word) => keyword.toLowerCase().includes(word))
    if (wording.test(keyword) && !isTold && !isUnwanted) chosen.push(keyword)
  }
  return chosen
}

function saysTheSame(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}
