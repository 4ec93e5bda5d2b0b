import type { UiLanguage } from '#contract/languages.ts'
import { fillIn } from '#contract/say.ts'
import type { Mail } from '#server/platform/smtp/open-mailer.ts'
import type { Letter } from './letter.ts'
import { mailFrame } from './mail-frame.ts'
import type { AddressedMail } from './mail-kind.ts'
import { oneLine } from './one-line.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

/** Writes a mail in its reader's language, as plain text and as HTML. */
export function writeMail(
  { reader: { username, language }, words, link, values, foreignValues = {} }: AddressedMail,
  supportEmail: string,
): Omit<Mail, 'to'> {
  const said = words[language]
  const lines = Object.entries(foreignValues).map(([name, value]) => [name, oneLine(value)])
  const filling = { ...values, ...Object.fromEntries(lines) }
  const letter: Letter = {
    ...said,
    subject: fillIn(said.subject, filling),
    before: fillIn(said.before, filling),
    language,
    greeting: greet(username, language),
    link,
    closing: mailFrame.closing[language],
    support: supportEmail ? { words: mailFrame.support[language], address: supportEmail } : null,
  }
  return { subject: letter.subject, text: writeText(letter), html: writeHtml(letter) }
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
