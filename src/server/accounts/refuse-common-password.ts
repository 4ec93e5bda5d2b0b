import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '#server/platform/refusal.ts'

const rank = 10_000
// The list is ordered by how often a password is used.
const commonOnes = new Set(dictionary['passwords-common'].slice(0, rank))

/** Refuses `password_too_common`: the 10,000 most used passwords, in any case, and the account's own name or address. */
export function refuseCommonPassword(password: string, own: { username: string; email: string }): void {
  const chosen = password.toLowerCase()
  const isOwn = [own.username, own.email].some((name) => name.toLowerCase() === chosen)
  if (isOwn || commonOnes.has(chosen)) throw new Refusal('password_too_common')
}
