import { limits } from '#contract/limits.ts'

// Controls, line separators, and what has no width of its own: marks that turn the direction round, joiners, fillers.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{fff9}-\u{fffb}]/gu
const ending = /\.\w{1,10}$/

/**
 * The name of a file as its user reads it: without folders and without characters that nobody sees, of at most
 * `filenameCharacters`, its ending kept. A part of raw bytes may have no name at all.
 */
export function cleanFilename(filename: string | undefined): string {
  const name = (filename ?? '').replaceAll(unseen, '').split(/[\\/]/).at(-1)!
  const characters = Array.from(name)
  if (characters.length <= limits.filenameCharacters) return name
  const kept = ending.exec(name)?.[0] ?? ''
  return characters.slice(0, limits.filenameCharacters - kept.length).join('') + kept
}
