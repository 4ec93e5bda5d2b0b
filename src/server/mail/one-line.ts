import { breakLinks } from './break-links.ts'

const longest = 80

/**
 * A value that somebody else chose, as one line of at most 80 characters without a link: line breaks and signs that nobody
 * sees, or that turn the direction of writing, would let a file name write headers, or sentences that are not ours.
 */
export function oneLine(value: string): string {
  const line = value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const signs = [...breakLinks(line)]
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : signs.join('')
}
