/** The page that sells credit; with what is missing, in cents, it suggests an amount that suffices. */
export function creditsAddress(missingCents: number): string {
  return missingCents > 0 ? `/credits?missing=${missingCents}` : '/credits'
}
