/** The key that counts a user's password checks in the lane of known users. */
export function knownTriesOf(userId: number): string {
  return `passwords of known user ${userId}`
}
