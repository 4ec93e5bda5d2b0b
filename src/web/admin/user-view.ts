import { type UserState, userSorts, userStates } from '#contract/endpoints/admin.ts'
import { type ListView, readListView, writeListView } from './list-view.ts'

export type UserSort = (typeof userSorts)[number]

/** What of a list of users is on the screen. */
export interface UserView extends ListView<UserSort> {
  state: UserState | 'all'
}

/** Reads a view from an address; what makes no sense there counts as absent. */
export function readUserView(params: URLSearchParams): UserView {
  const state = userStates.find((known) => known === params.get('state')) ?? 'all'
  return { ...readListView(params, userSorts), state }
}

/** The address of a changed view. Users in another state are another list, which begins at its first page. */
export function writeUserView(
  params: URLSearchParams,
  { state, ...change }: Partial<UserView>,
): URLSearchParams {
  if (state === undefined) return writeListView(params, change)
  const next = writeListView(params, { page: 1, ...change })
  if (state === 'all') next.delete('state')
  else next.set('state', state)
  return next
}
