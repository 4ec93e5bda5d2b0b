import { breakLinks } from './break-links.ts'

const longest = 80

/**
 * Shortens a value that somebody else chose to one line of at most 80 characters without a link: with line breaks, invisible characters or
 * characters that change the writing direction, a file name could forge headers or sentences of ours.
 */
export function oneLine(value: string): string {
  const line = value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const signs = [...breakLinks(line)]
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : signs.join('')
}
