const maxTerms = 2
/** Letters, digits and what stands inside words: no markup, emoji, quotes, sentences or names of files. */
const wording = /^[\p{L}\p{M}\p{N} '’&+-]{1,60}$/u

/** The keywords that are woven in. Some are left out, as a model leaves out what it can't see. */
export function chooseTerms(keywords: string[]): string[] {
  const chosen: string[] = []
  for (const keyword of keywords) {
    if (chosen.length === maxTerms) return chosen
    const isTold = chosen.some((term) => saysTheSame(term.toLowerCase(), keyword.toLowerCase()))
    if (wording.test(keyword) && !isTold) chosen.push(keyword)
  }
  return chosen
}

function saysTheSame(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}
