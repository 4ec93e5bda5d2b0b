import { Refusal } from '#server/platform/refusal.ts'

interface TokenState {
  revokedAt: Date | null
  expiresAt: Date | null
  isExpired: boolean
  isSuspended: boolean
}

/** Refuses `token_revoked`, `token_expired` and `token_suspended`. */
export function refuseEndedToken({ revokedAt, expiresAt, isExpired, isSuspended }: TokenState): void {
  if (revokedAt) throw new Refusal('token_revoked', { revokedAt: revokedAt.toISOString() })
  if (isExpired && expiresAt) throw new Refusal('token_expired', { expiredAt: expiresAt.toISOString() })
  if (isSuspended) throw new Refusal('token_suspended')
}
