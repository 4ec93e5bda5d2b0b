import type { ApiToken } from '#contract/entities/token.ts'
import type { apiTokens } from '#server/accounts/tokens.tables.ts'
import { isTestToken } from './token-text.ts'

/** A token as its owner sees it, with the cents that it has held and spent this month. */
export function shapeToken(
  {
    id,
    name,
    start,
    scopes,
    createdAt,
    expiresAt,
    revokedAt,
    lastUsedAt,
    monthlyCapCents,
  }: typeof apiTokens.$inferSelect,
  spentThisMonthCents: number,
): ApiToken {
  return {
    id,
    name,
    start,
    isTest: isTestToken(start),
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    monthlyCapCents,
    spentThisMonthCents,
  }
}
