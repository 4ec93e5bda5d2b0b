const key = 'results-action'

/** The id of the action that this tab follows; it goes on after a reload. */
export function followedAction(): number | null {
  try {
    return Number(sessionStorage.getItem(key)) || null
  } catch {
    return null
  }
}

/** Null: none, or it was stopped. */
export function rememberFollowed(actionId: number | null): void {
  try {
    if (actionId === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, String(actionId))
  } catch {
    // After a reload it has to be continued by hand.
  }
}
