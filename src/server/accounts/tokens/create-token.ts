import { and, count, sql } from 'drizzle-orm'
import { apiLimits } from '#contract/api-limits.ts'
import type { ApiToken, ApiTokenInput } from '#contract/entities/token.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { apiTokens, isGoodToken, ownTokens } from '#server/accounts/tokens.tables.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { shapeToken } from './shape-token.ts'
import { makeTokenText, startOfToken } from './token-text.ts'

/**
 * Creates an API token, notifies its owner by mail and records it. `text` is the token itself, which cannot be read again. Refuses
 * `too_many_tokens`.
 */
export async function createToken(
  { db, queue, mailer }: Pick<Platform, 'db' | 'queue' | 'mailer'>,
  actor: UserActor,
  { name, scopes, days, monthlyCapCents, isTest = false }: ApiTokenInput,
): Promise<{ token: ApiToken; text: string }> {
  const owner = { id: actor.userId }
  const text = makeTokenText(isTest ? 'test' : 'live')
  return await db.transaction(async (tx) => {
    // Two tokens created at the same instant must not both take the last place.
    await lockUser(tx, owner.id)
    const [held] = await tx
      .select({ tokens: count() })
      .from(apiTokens)
      .where(and(ownTokens(owner), isGoodToken()))
    if ((held?.tokens ?? 0) >= apiLimits.tokensPerUser)
      throw new Refusal('too_many_tokens', { maxTokens: apiLimits.tokensPerUser })
    const [row] = await tx
      .insert(apiTokens)
      .values({
        userId: owner.id,
        tokenHash: hashToken(text),
        start: startOfToken(text),
        name,
        scopes,
        monthlyCapCents,
        expiresAt: days === null ? null : sql`now() + make_interval(days => ${days})`,
      })
      .returning()
    const { id, start } = row!
    await recordEvent(tx, actor, { kind: 'token_created', details: { tokenId: id, start, scopes, days } })
    await orderAccountMail(
      tx,
      { queue, mailer },
      { kind: 'token_created', userId: owner.id, token: { name, start } },
    )
    return { token: shapeToken(row!, 0), text }
  })
}
