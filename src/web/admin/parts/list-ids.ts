export const userListId = 'list'

/** The address of the list of users whose own key was refused. */
export const refusedUsersHref = `/admin/users?state=key_refused#${userListId}`

/** Scrolls to the list of users and focuses it. */
export function focusUserList(): void {
  const list = document.getElementById(userListId)
  list?.focus({ preventScroll: true })
  list?.scrollIntoView({ block: 'start' })
}

export const waitingUsersId = 'waiting'

/** Scrolls to the list of users without keys and focuses it. */
export function focusWaitingUsers(): void {
  const heading = document.getElementById(waitingUsersId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
