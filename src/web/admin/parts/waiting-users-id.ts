export const waitingUsersId = 'waiting'

/** Scrolls to the list of users without keys and focuses it. */
export function focusWaitingUsers(): void {
  const heading = document.getElementById(waitingUsersId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
