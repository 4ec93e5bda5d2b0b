import { jobReasons } from '#contract/job-words.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { notificationWordsBesides } from '#contract/notification-words.ts'
import { fillIn } from '#contract/say.ts'
import type { Mail } from '#server/platform/smtp/open-mailer.ts'
import type { Letter } from './letter.ts'
import { type MailWords, mailFrame, mailWords } from './mail-words.ts'
import { oneLine } from './one-line.ts'
import type { MailOrder } from './order-mail.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

export interface Reader {
  username: string
  language: UiLanguage
}

/** Writes what was ordered in the reader's language, as plain text and as HTML. */
export function writeMail(
  order: MailOrder,
  { username, language }: Reader,
  { link, supportEmail }: { link: string; supportEmail: string },
): Omit<Mail, 'to'> {
  const words: MailWords = mailWords[order.kind][language]
  const values = valuesOf(order, language)
  const letter: Letter = {
    ...words,
    subject: fillIn(words.subject, values),
    before: fillIn(words.before, values),
    language,
    greeting: greet(username, language),
    link,
    closing: mailFrame.closing[language],
    support: supportEmail ? { words: mailFrame.support[language], address: supportEmail } : null,
  }
  return { subject: letter.subject, text: writeText(letter), html: writeHtml(letter) }
}

function valuesOf(order: MailOrder, language: UiLanguage): Record<string, string> {
  if (!('jobId' in order)) return {}
  const { filename, succeeded, total, reason } = order
  const say = reason ? jobReasons[reason] : notificationWordsBesides.unknownReason
  const count = new Intl.NumberFormat(language)
  return {
    filename: oneLine(filename),
    succeeded: count.format(succeeded),
    total: count.format(total),
    reason: say[language],
  }
}

/**
 * Anybody can register somebody else's address: a name that mail programs would turn into a link is left out, so that
 * nobody has us carry it there.
 */
function greet(username: string, language: UiLanguage): string {
  const looksLikeLink = /:\/\/|www\.|\.\p{L}{2}/iu.test(username)
  if (looksLikeLink) return mailFrame.greetingWithoutName[language]
  return fillIn(mailFrame.greeting[language], { username: oneLine(username) })
}
