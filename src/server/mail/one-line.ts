const longest = 80

/**
 * A value that somebody else chose, as one line of at most 80 characters: line breaks and signs that turn the direction
 * of writing would let a file name write headers, or sentences that are not ours.
 */
export function oneLine(value: string): string {
  const line = value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  const signs = [...line]
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : line
}
