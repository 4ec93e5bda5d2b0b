import { limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { AddressedMail, MailKinds } from './mail-kind.ts'
import type { MailOrder } from './order-mail.ts'
import { writeMail } from './write-mail.ts'

/** Per address and kind. Source: docs/specification/operation.md#mails */
const mailsOfKind = { max: 10, windowMs: 24 * 60 * 60_000 }

type SendingPlatform = Pick<Platform, 'db' | 'mailer' | 'settings' | 'metrics' | 'log'>

/**
 * Writes a queued mail and hands it to the mail server. Returns false for one that is not sent: it has no recipient, its kind returns none,
 * the address is not verified, or it already got ten mails of this kind today. Throws a `MailFault` if the server rejects it; the next
 * attempt `isRepeated`, and is not counted again.
 */
export async function sendMail(
  platform: SendingPlatform,
  kinds: MailKinds,
  order: MailOrder,
  { signal, isRepeated = false }: { signal?: AbortSignal; isRepeated?: boolean } = {},
): Promise<boolean> {
  const { mailer, settings } = platform
  const { kind: name, userId } = order
  if (!mailer || userId === null) return false
  const kind = kinds[name]
  // During an upgrade, a process of the newer version may know it: the order is retried.
  if (!kind) throw new Error(`no module sends mails of kind ${name}`)
  const addressed = await kind.address(platform, { ...order, userId })
  if (!addressed) return false
  const { reader, isForUnverified, isAlwaysSent } = addressed
  // Anybody can register a stranger's address.
  if (!reader.isVerified && !isForUnverified) return false
  const count = isAlwaysSent || isRepeated ? 0 : await countMail(platform, name, addressed)
  if (count > mailsOfKind.max) {
    platform.metrics.boundsReached.inc({ bound: 'mailsOfKind' })
    platform.log.warn({ kind: name, userId }, 'ten mails of this kind went to its reader within a day')
    return false
  }
  const mail = writeMail(addressed, settings.SUPPORT_EMAIL, { isLastOfDay: count === mailsOfKind.max })
  await mailer.send({ ...mail, to: reader.email }, signal)
  return true
}

/** By address, not by user: deleting an account and registering its address again does not start a new count. */
function countMail(platform: SendingPlatform, kind: string, { reader }: AddressedMail): Promise<number> {
  const key = `mails ${kind} to ${reader.email.toLowerCase()}`
  return limitAttempts(platform).tally(key, mailsOfKind.windowMs)
}
