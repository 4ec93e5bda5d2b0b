import { listFiles } from '#contract/lists/list-files.ts'

// No domain ends like a list file, and people recognise their files by name. After a slash or an @ it can still be an address.
const listEnding = new RegExp(`(?<=^[^/@]*)\\.(?:${listFiles.join('|')})$`, 'i')

/**
 * Where mail programs detect an address: after `https:`, `mailto:`, `www.`, in `example.org` (also with the dots that browsers accept as
 * one), after `\\`.
 */
const joints =
  /(?<=\p{L}):(?=\S)|:(?=\/\/)|(?<=www|ftp)\.(?=\S)|[.\u3002\uff0e\uff61](?=[\p{L}\p{M}]{2})|\\\\(?=\S)/giu

/** Inserts spaces so that mail programs find no address in a text to turn into a link. */
export function breakLinks(text: string): string {
  const ending = listEnding.exec(text)?.[0] ?? ''
  return text.slice(0, text.length - ending.length).replace(joints, '$& ') + ending
}
