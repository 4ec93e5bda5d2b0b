/** The context in which a user's secret is sealed: it cannot be opened as another user's. */
export function placeOfTotp(userId: number): string {
  return `authenticator app of user ${userId}`
}
