import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { issueToken, type TokenKind } from '#server/accounts/links/issue-token.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { linkOf } from './link-of.ts'
import type { MailOrder } from './order-mail.ts'
import { writeMail } from './write-mail.ts'

/**
 * Writes an ordered mail and hands it to the mail server. Returns false for one that is not sent: its user is gone,
 * does not want it, or does not need it any more. Throws a `MailFault` when the server did not take it.
 */
export async function sendMail(
  { db, mailer, settings }: Pick<Platform, 'db' | 'mailer' | 'settings'>,
  order: MailOrder,
  signal?: AbortSignal,
): Promise<boolean> {
  if (!mailer || order.userId === null) return false
  const reader = await findReader(db, order.userId)
  if (!reader || !isWanted(order, reader)) return false
  const { kind } = order
  // Made now, so that it rests nowhere but in the mail. One whose sending failed is never used, and expires.
  const token = isProof(kind) ? await issueToken(db, { userId: reader.id, kind }) : ''
  const link = linkOf(settings.PUBLIC_URL, order, token)
  const mail = writeMail(order, reader, { link, supportEmail: settings.SUPPORT_EMAIL })
  await mailer.send({ ...mail, to: reader.email }, signal)
  return true
}

type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>

async function findReader(db: Database, userId: number) {
  const [reader] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      language: users.language,
      isVerified: users.isVerified,
      mailsOnJobEnd: users.mailsOnJobEnd,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return reader
}

function isWanted(order: MailOrder, { isVerified, mailsOnJobEnd }: Reader): boolean {
  if (order.kind === 'verify_email') return !isVerified
  if ('jobId' in order) return mailsOnJobEnd
  return true
}

/** Does the link of this mail prove that its reader has the address? */
function isProof(kind: MailOrder['kind']): kind is TokenKind {
  return kind === 'verify_email' || kind === 'reset_password'
}
