import type { User } from '#contract/entities/user.ts'

/**
 * The open action on a user: edit keys, end sessions, show tokens, reset statistics, suspend, lift the suspension, delete, or change the
 * role.
 */
export interface UserAct {
  kind: 'keys' | 'sessions' | 'tokens' | 'role' | 'suspend' | 'lift' | 'reset' | 'delete'
  user: User
}

export type StartUserAct = (act: UserAct) => void
