import { randomBytes } from 'node:crypto'
import { and, lt, sql } from 'drizzle-orm'
import { accountTokens, ownLinks, type tokenKinds } from '#server/accounts/accounts.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

export type TokenKind = (typeof tokenKinds)[number]

/** Source: docs/specification/accounts.md#accounts-and-sessions */
const hoursOf = { verify_email: 24, reset_password: 1, operator_reset: 24 } as const satisfies Record<
  TokenKind,
  number
>

/** Makes the token of a mailed link. It cannot be read again: only its hash is stored. */
export async function issueToken(
  db: Database | Transaction,
  { userId, kind }: { userId: number; kind: TokenKind },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const isOver = lt(accountTokens.expiresAt, sql`now()`)
  await db.delete(accountTokens).where(and(ownLinks({ id: userId }), isOver))
  await db.insert(accountTokens).values({
    tokenHash: hashToken(token),
    userId,
    kind,
    expiresAt: sql`now() + make_interval(hours => ${hoursOf[kind]})`,
  })
  return token
}
