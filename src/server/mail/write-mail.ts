import type { UiLanguage } from '#contract/languages.ts'
import { fillIn } from '#contract/say.ts'
import type { Mail } from '#server/platform/smtp/open-mailer.ts'
import { greet } from './greet.ts'
import type { Letter } from './letter.ts'
import { mailFrame } from './mail-frame.ts'
import type { AddressedMail } from './mail-kind.ts'
import { oneLine } from './one-line.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

const marks: Record<UiLanguage, readonly [string, string]> = { de: ['„', '“'], en: ['“', '”'] }

/** Writes a mail in its reader's language, as plain text and as HTML. */
export function writeMail(
  { reader, words, link, values, foreignValues = {} }: AddressedMail,
  supportEmail: string,
  { isLastOfDay = false }: { isLastOfDay?: boolean } = {},
): Omit<Mail, 'to'> {
  const { language } = reader
  const said = words[language]
  const quoted = Object.entries(foreignValues).map(([name, chosen]) => {
    const all = [chosen].flat().map((value) => quoteForeign(value, language))
    return [name, all.join(', ')]
  })
  const filling = { ...values, ...Object.fromEntries(quoted) }
  const letter: Letter = {
    ...said,
    subject: fillIn(said.subject, filling, language),
    before: fillIn(said.before, filling, language),
    button: fillIn(said.button, filling, language),
    language,
    greeting: greet(reader),
    link,
    lastOfDay: isLastOfDay ? mailFrame.lastOfDay[language] : null,
    closing: mailFrame.closing[language],
    support: supportEmail ? { words: mailFrame.support[language], address: supportEmail } : null,
  }
  return { subject: letter.subject, text: writeText(letter), html: writeHtml(letter) }
}

/** Quotes a value that somebody else chose, on one line and without a link; it cannot close its quotation marks itself. */
export function quoteForeign(value: string, language: UiLanguage): string {
  const [opening, closing] = marks[language]
  return `${opening}${oneLine(value).replace(/["„“”‟«»]/g, '’')}${closing}`
}
