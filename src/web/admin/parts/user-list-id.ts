export const userListId = 'list'

/** The address of the list of users whose own key was refused. */
export const refusedUsersHref = `/admin/users?state=key_refused#${userListId}`

/** Brings the list of users into view and puts the keyboard at its beginning. */
export function focusUserList(): void {
  const list = document.getElementById(userListId)
  list?.focus({ preventScroll: true })
  list?.scrollIntoView({ block: 'start' })
}
