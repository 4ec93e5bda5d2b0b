/** Shorter parts stand in other words by chance. */
const fewestFirst = 4
const fewestLast = 5
const fewestRest = 4
const fewestBefore = 3

/** What ends like a noun by chance: `december`. */
const endsByChance = /^(?:dec|nov|szept)ember/

/**
 * Whether a Hungarian word (folded) is a compound that has `part`, a folded stem, as its first or last part: `virag` and
 * `csokor` in `viragcsokor`. Endings and what makes another word of it begin with a vowel, or are short.
 */
export function isPartOfHungarianCompound(part: string, compound: string): boolean {
  const rest = compound.length - part.length
  if (compound.startsWith(part))
    return part.length >= fewestFirst && rest >= fewestRest && /^[^aeiou]/.test(compound.slice(part.length))
  if (!compound.endsWith(part) || part.length < fewestLast || rest < fewestBefore) return false
  return /[aeiou]/.test(compound.slice(0, rest)) && !endsByChance.test(compound)
}
