import type { userSorts } from '#contract/endpoints/admin.ts'
import type { ListView } from './list-view.ts'

export type UserSort = (typeof userSorts)[number]

/** What of a list of users is on the screen. */
export type UserView = ListView<UserSort>
