import type { User } from '#contract/entities/user.ts'

/** What is being done to a user: their keys changed, their sessions ended, their statistics reset, or the account deleted. */
export interface UserAct {
  kind: 'keys' | 'sessions' | 'reset' | 'delete'
  user: User
}

export type StartUserAct = (act: UserAct) => void
