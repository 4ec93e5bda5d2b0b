export const userCreditId = 'credit'

/** The address of a user's credit. */
export function userCreditHref(userId: number): string {
  return `/admin/credits?user=${userId}#${userCreditId}`
}

/** Brings a user's credit into view and puts the keyboard at its beginning. */
export function focusUserCredit(): void {
  const panel = document.getElementById(userCreditId)
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'start' })
}
