import type { ApiToken } from '#contract/entities/token.ts'

const dayMs = 86_400_000
/** So long before its end its owner is told, by mail too. Source: docs/specification.md#api-v1 */
const expiringMs = 7 * dayMs

export type TokenState =
  | { kind: 'good' | 'revoked' | 'expired' }
  /** In so many days, begun ones counted; 1: within a day. */
  | { kind: 'expiring'; days: number }

/** How a token stands at a moment. */
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

/** It opens calls, though it may not for long. */
export const isGood = (token: Pick<ApiToken, 'expiresAt' | 'revokedAt'>): boolean =>
  ['good', 'expiring'].includes(stateOfToken(token).kind)
