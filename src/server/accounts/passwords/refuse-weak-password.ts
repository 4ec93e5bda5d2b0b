import type { Settings } from '#server/platform/read-settings.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { consistsOf, contextWords, lettersOf } from './context-words.ts'

let leakedOnes: Promise<Set<string>> | undefined

/**
 * Refuses `password_too_short` below PASSWORD_MIN_LENGTH. Refuses `password_too_common`, whatever the length, for one that leaked often (in
 * any case), the account's own name or address, obvious words (`contextWords`) with digits or punctuation around them, or one repeated
 * character.
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

// Read when the first password is chosen: most processes never need these megabytes.
async function readLeakedOnes(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // The 49,233 most frequent passwords of known leaks.
  return new Set(dictionary['passwords-common'])
}
