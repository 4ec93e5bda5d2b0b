import type { RuleOfText } from './rule.ts'

const pairs = ['„“', '„”', '“”', '””', '""', "''", '‘’', '‚‘', '’’', '«»', '»«', '‹›', '›‹', '「」']

/** Broken when the whole text stands in quotation marks; quoted words inside are fine. */
export function checkQuotes(text: string): boolean {
  return unwrapQuotes(text) !== text
}

/** The text without the quotation marks around all of it; a mark that ends the sentence after them stays. */
export function unwrapQuotes(text: string): string {
  const [, trimmed = '', end = ''] = /^\s*(.*?)([.!?…]?)\s*$/su.exec(text) ?? []
  const isQuoted = pairs.some((pair) => isWrapped(trimmed, pair.charAt(0), pair.charAt(1)))
  return isQuoted ? trimmed.slice(1, -1).trim() + end : text
}

export const quotesRule: RuleOfText = {
  isHard: false,
  advice:
    'a whole text stands in quotation marks. Leave them out; only quote words that stand in the picture.',
  fields: ['altText', 'description'],
  judgeText: checkQuotes,
  sparesOwnWords: true,
}

function isWrapped(text: string, open: string, close: string): boolean {
  if (text.length < 3 || !text.startsWith(open) || !text.endsWith(close)) return false
  const inside = text.slice(1, -1)
  const next = [...inside.matchAll(/["'„“”‘’‚«»‹›「」]/gu)].find(([mark]) => mark === open || mark === close)
  // “A” and “B” closes its first mark before the end; “A sign “Stop” on a wall” opens another.
  return !next || !/[\p{L}\p{N}.!?…]/u.test(inside[next.index - 1] ?? ' ') || isApostrophe(inside, next.index)
}

function isApostrophe(text: string, index: number): boolean {
  return /['’]/.test(text[index] ?? '') && /\p{L}/u.test(text[index + 1] ?? '')
}
