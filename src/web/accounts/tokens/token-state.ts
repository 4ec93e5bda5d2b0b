import type { ApiToken } from '#contract/entities/token.ts'

const dayMs = 86_400_000
/** How long before a token expires its owner is warned, also by mail. Source: docs/specification/api.md#api-v1 */
const expiringMs = 7 * dayMs

export type TokenState =
  | { kind: 'good' | 'revoked' | 'expired' }
  /** Days left, rounded up; 1 means within a day. */
  | { kind: 'expiring'; days: number }

/** The state of a token at a given time. */
export function stateOfToken(
  { expiresAt, revokedAt }: Pick<ApiToken, 'expiresAt' | 'revokedAt'>,
  now = Date.now(),
): TokenState {
  if (revokedAt) return { kind: 'revoked' }
  if (!expiresAt) return { kind: 'good' }
  const leftMs = Date.parse(expiresAt) - now
  if (leftMs <= 0) return { kind: 'expired' }
  return leftMs <= expiringMs ? { kind: 'expiring', days: Math.ceil(leftMs / dayMs) } : { kind: 'good' }
}

/** Whether the token is accepted, even if it expires soon. */
export const isGood = (token: Pick<ApiToken, 'expiresAt' | 'revokedAt'>): boolean =>
  ['good', 'expiring'].includes(stateOfToken(token).kind)
