import { userSorts } from '#contract/endpoints/admin.ts'
import { listAddress } from '#web/ui/list-address.ts'
import type { ViewOf } from '#web/ui/view-address.ts'
import { searchPart } from '#web/ui/view-parts.ts'
import { sortingPart } from './sorting.ts'

/** What of a list of users is on the screen. */
export const userAddress = listAddress({ search: searchPart, sort: sortingPart(userSorts) })
export type UserView = ViewOf<typeof userAddress>
