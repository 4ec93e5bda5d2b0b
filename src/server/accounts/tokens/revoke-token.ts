import { and, eq, sql } from 'drizzle-orm'
import { apiTokens, isGoodToken, ownTokens } from '#server/accounts/tokens.tables.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Revokes one of a user's tokens, effective in every process at once. Refuses `not_found` if it is not theirs or has ended. */
export async function revokeToken(
  db: Database,
  actor: Actor,
  { owner, tokenId }: { owner: Owner; tokenId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(apiTokens)
      .set({ revokedAt: sql`now()` })
      .where(and(ownTokens(owner), isGoodToken(), eq(apiTokens.id, tokenId)))
      .returning({ id: apiTokens.id, start: apiTokens.start })
    if (!ended) throw new Refusal('not_found')
    const details = { tokenId: ended.id, start: ended.start }
    await recordEvent(tx, actor, { kind: 'token_revoked', subjectId: owner.id, details })
  })
}

/** Revokes all of a user's tokens and records each. Returns how many. */
export async function revokeTokens(tx: Transaction, actor: Actor, owner: Owner): Promise<number> {
  const ended = await tx
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(ownTokens(owner), isGoodToken()))
    .returning({ id: apiTokens.id, start: apiTokens.start })
  for (const { id, start } of ended)
    await recordEvent(tx, actor, {
      kind: 'token_revoked',
      subjectId: owner.id,
      details: { tokenId: id, start },
    })
  return ended.length
}
