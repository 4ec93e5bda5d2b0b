import { wishLimits } from '#contract/wish-limits.ts'

/** May this be wished as the length of the longest alt text? Null, no wish, may. */
export function isWishedLength(characters: number | null): boolean {
  const { least, most } = wishLimits.wishedAltCharacters
  return characters === null || (Number.isInteger(characters) && characters >= least && characters <= most)
}
