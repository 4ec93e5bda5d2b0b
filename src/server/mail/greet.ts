import { fillIn } from '#contract/say.ts'
import { breakLinks } from './break-links.ts'
import { mailFrame } from './mail-frame.ts'
import type { MailReader } from './mail-kind.ts'
import { oneLine } from './one-line.ts'

/**
 * The greeting of a mail. Anybody can register a stranger's address, so the name is omitted if mail programs would turn it into a link and,
 * in mails to an unverified address, if it reads like a message: nobody should be able to send text through us.
 */
export function greet({ username, isVerified, language }: Omit<MailReader, 'email'>): string {
  if (looksLikeLink(username) || (!isVerified && !looksLikeName(username))) {
    return mailFrame.greetingWithoutName[language]
  }
  return fillIn(mailFrame.greeting[language], { username: oneLine(username) }, language)
}

/** Whether mail programs would turn a name into a link. */
export function looksLikeLink(name: string): boolean {
  return breakLinks(name) !== name
}

const longestName = 40
const mostWords = 3

/**
 * One to three short words: letters with the separators of names, and digits if it is one word (anna-1980). Sentences have more words,
 * offers have numbers, shouting has punctuation.
 */
function looksLikeName(name: string): boolean {
  const words = name.split(/[\s._-]+/u).filter(Boolean)
  const signs = /\s/u.test(name.trim()) ? /^[\p{L}\p{M}\s.'’-]+$/u : /^[\p{L}\p{M}\p{N}._'’-]+$/u
  return name.length <= longestName && words.length <= mostWords && signs.test(name)
}
