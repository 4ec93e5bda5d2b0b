/** Under what is counted how often a user has passwords compared in the lane of those who are known. */
export function knownTriesOf(userId: number): string {
  return `passwords of known user ${userId}`
}
