export const userCreditId = 'credit'

/** The address of a user's credit. */
export function userCreditHref(userId: number): string {
  return `/admin/credits?user=${userId}#${userCreditId}`
}

/** Scrolls to a user's credit and focuses it. */
export function focusUserCredit(): void {
  const panel = document.getElementById(userCreditId)
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'start' })
}
