import { Refusal } from '#server/platform/refusal.ts'

const rank = 10_000
let commonOnes: Promise<Set<string>> | undefined

/** Refuses `password_too_common`: the 10,000 most used passwords, in any case, and the account's own name or address. */
export async function refuseCommonPassword(
  password: string,
  own: { username: string; email: string },
): Promise<void> {
  const chosen = password.toLowerCase()
  const isOwn = [own.username, own.email].some((name) => name.toLowerCase() === chosen)
  if (isOwn) throw new Refusal('password_too_common')
  commonOnes ??= readCommonOnes()
  if ((await commonOnes).has(chosen)) throw new Refusal('password_too_common')
}

// Read when the first password is chosen: most processes of a day never need these megabytes.
async function readCommonOnes(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // The list is ordered by how often a password is used.
  return new Set(dictionary['passwords-common'].slice(0, rank))
}
