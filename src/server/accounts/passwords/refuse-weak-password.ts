import type { Settings } from '#server/platform/read-settings.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { consistsOf, contextWords, lettersOf } from './context-words.ts'

let leakedOnes: Promise<Set<string>> | undefined

/**
 * Refuses `password_too_short` below PASSWORD_MIN_LENGTH, and `password_too_common`, however long it is: one that leaked
 * often, in any case, the account's own name or address, words that lie near (`contextWords`) with figures or signs around
 * them, or one character repeated.
 */
export async function refuseWeakPassword(
  settings: Pick<Settings, 'PASSWORD_MIN_LENGTH' | 'OPERATOR_NAME' | 'PUBLIC_URL'>,
  password: string,
  own: { username: string; email: string },
): Promise<void> {
  const { PASSWORD_MIN_LENGTH: minLength } = settings
  if (password.length < minLength) throw new Refusal('password_too_short', { minLength })
  const chosen = password.toLowerCase()
  const isOwn = [own.username, own.email].some((name) => name.toLowerCase() === chosen)
  const isNear = consistsOf(lettersOf(chosen), contextWords(settings, own))
  if (isOwn || isNear || isOneCharacter(chosen)) throw new Refusal('password_too_common')
  leakedOnes ??= readLeakedOnes()
  if ((await leakedOnes).has(chosen)) throw new Refusal('password_too_common')
}

function isOneCharacter(password: string): boolean {
  return new Set(password).size === 1
}

// Read when the first password is chosen: most processes of a day never need these megabytes.
async function readLeakedOnes(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // What people chose most often in the passwords that leaked, 49,233 of them.
  return new Set(dictionary['passwords-common'])
}
