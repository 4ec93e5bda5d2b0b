import { userSorts, userStates } from '#contract/endpoints/admin.ts'
import { listAddress } from '#web/ui/views/list-address.ts'
import type { ViewOf } from '#web/ui/views/view-address.ts'
import { oneOf, searchPart } from '#web/ui/views/view-parts.ts'
import { sortingPart } from './sorting.ts'

export const userFilters = ['all', ...userStates] as const

/** The view of a list of users. */
export const userAddress = listAddress({
  search: searchPart,
  sort: sortingPart(userSorts),
  state: oneOf('state', userFilters, 'all'),
})
export type UserView = ViewOf<typeof userAddress>
