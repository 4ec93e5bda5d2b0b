/** Where a user's secret is sealed for: at another's it can't be opened. */
export function placeOfTotp(userId: number): string {
  return `authenticator app of user ${userId}`
}
