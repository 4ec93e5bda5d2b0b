import type { Platform } from '#server/platform/platform.ts'
import type { MailKinds } from './mail-kind.ts'
import type { MailOrder } from './order-mail.ts'
import { writeMail } from './write-mail.ts'

/**
 * Writes an ordered mail and hands it to the mail server. Returns false for one that is not sent: it is to nobody, or
 * its kind knows of nobody who gets it. Throws a `MailFault` when the server did not take it.
 */
export async function sendMail(
  platform: Pick<Platform, 'db' | 'mailer' | 'settings'>,
  kinds: MailKinds,
  order: MailOrder,
  signal?: AbortSignal,
): Promise<boolean> {
  const { mailer, settings } = platform
  const { kind: name, userId } = order
  if (!mailer || userId === null) return false
  const kind = kinds[name]
  // While an upgrade goes on, a process of the later version may know it: the order is tried again.
  if (!kind) throw new Error(`no room sends mails of the kind ${name}`)
  const addressed = await kind.address(platform, { ...order, userId })
  if (!addressed) return false
  const mail = writeMail(addressed, settings.SUPPORT_EMAIL)
  await mailer.send({ ...mail, to: addressed.reader.email }, signal)
  return true
}
