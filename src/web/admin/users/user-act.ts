import type { User } from '#contract/entities/user.ts'

/**
 * What is being done to a user: their keys changed, their sessions ended, their tokens looked at, their statistics reset, the account suspended,
 * let in again or deleted, the role changed.
 */
export interface UserAct {
  kind: 'keys' | 'sessions' | 'tokens' | 'role' | 'suspend' | 'lift' | 'reset' | 'delete'
  user: User
}

export type StartUserAct = (act: UserAct) => void
