const shortest = 12

/** The last four signs of a key, by which people tell keys apart; empty for a key of which that would show too much. */
export function lastFourOf(value: string): string {
  return value.length < shortest ? '' : value.slice(-4)
}
