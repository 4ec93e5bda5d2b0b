import { fillIn } from '#contract/say.ts'
import { breakLinks } from './break-links.ts'
import { mailFrame } from './mail-frame.ts'
import type { MailReader } from './mail-kind.ts'
import { oneLine } from './one-line.ts'

/**
 * How a mail begins. Anybody can register somebody else's address: a name that mail programs would turn into a link is left
 * out, and in mails to an address that is not verified one that says something, so that nobody has us carry it there.
 */
export function greet({ username, isVerified, language }: Omit<MailReader, 'email'>): string {
  if (looksLikeLink(username) || (!isVerified && !looksLikeName(username))) {
    return mailFrame.greetingWithoutName[language]
  }
  return fillIn(mailFrame.greeting[language], { username: oneLine(username) })
}

/** Whether mail programs would turn a name into a link. */
export function looksLikeLink(name: string): boolean {
  return breakLinks(name) !== name
}

const longestName = 40
const mostWords = 3

/**
 * One to three short words: letters with what names have between them, and figures where it is one word (anna-1980). A sentence
 * needs more words, an offer its figures, a shout its signs.
 */
function looksLikeName(name: string): boolean {
  const words = name.split(/[\s._-]+/u).filter(Boolean)
  const signs = /\s/u.test(name.trim()) ? /^[\p{L}\p{M}\s.'’-]+$/u : /^[\p{L}\p{M}\p{N}._'’-]+$/u
  return name.length <= longestName && words.length <= mostWords && signs.test(name)
}
