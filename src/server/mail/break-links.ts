import { listFiles } from '#contract/lists/list-files.ts'

// No domain ends like a list, and people know their files by their names. Behind a slash or an @ it may be an address all the same.
const listEnding = new RegExp(`(?<=^[^/@]*)\\.(?:${listFiles.join('|')})$`, 'i')

/** Where mail programs see an address: after `https:`, `mailto:`, `www.`, in `example.org` (also with the dots that browsers take for one), after `\\`. */
const joints =
  /(?<=\p{L}):(?=\S)|:(?=\/\/)|(?<=www|ftp)\.(?=\S)|[.\u3002\uff0e\uff61](?=[\p{L}\p{M}]{2})|\\\\(?=\S)/giu

/** A text in which mail programs find nothing to make a link of: a space parts what they would take together. */
export function breakLinks(text: string): string {
  const ending = listEnding.exec(text)?.[0] ?? ''
  return text.slice(0, text.length - ending.length).replace(joints, '$& ') + ending
}
