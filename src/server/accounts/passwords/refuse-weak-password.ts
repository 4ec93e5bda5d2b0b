import type { Settings } from '#server/platform/read-settings.ts'
import { Refusal } from '#server/platform/refusal.ts'

const rank = 10_000
let commonOnes: Promise<Set<string>> | undefined

/**
 * Refuses `password_too_short` below PASSWORD_MIN_LENGTH, and `password_too_common`, however long it is: one of the 10,000
 * most used passwords, in any case, the account's own name or address, the product's name, also with figures or signs
 * around it, or one character repeated.
 */
export async function refuseWeakPassword(
  { PASSWORD_MIN_LENGTH: minLength }: Pick<Settings, 'PASSWORD_MIN_LENGTH'>,
  password: string,
  own: { username: string; email: string },
): Promise<void> {
  if (password.length < minLength) throw new Refusal('password_too_short', { minLength })
  const chosen = password.toLowerCase()
  const isOwn = [own.username, own.email].some((name) => name.toLowerCase() === chosen)
  if (isOwn || isOneCharacter(chosen) || isProductName(chosen)) throw new Refusal('password_too_common')
  commonOnes ??= readCommonOnes()
  if ((await commonOnes).has(chosen)) throw new Refusal('password_too_common')
}

function isOneCharacter(password: string): boolean {
  return new Set(password).size === 1
}

/** Its letters are the name, once or several times. */
function isProductName(password: string): boolean {
  return /^(bildwort)+$/.test(password.replace(/\P{L}/gu, ''))
}

// Read when the first password is chosen: most processes of a day never need these megabytes.
async function readCommonOnes(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // The list is ordered by how often a password is used.
  return new Set(dictionary['passwords-common'].slice(0, rank))
}
