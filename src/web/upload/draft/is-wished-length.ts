import { wishLimits } from '#contract/wish-limits.ts'

/** Whether this is a valid maximum length of alt texts. Null, no limit, is. */
export function isWishedLength(characters: number | null): boolean {
  const { least, most } = wishLimits.wishedAltCharacters
  return characters === null || (Number.isInteger(characters) && characters >= least && characters <= most)
}
