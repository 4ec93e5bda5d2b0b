export const waitingUsersId = 'waiting'

/** Brings the list of users without keys into view and puts the keyboard at its beginning. */
export function focusWaitingUsers(): void {
  const heading = document.getElementById(waitingUsersId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
