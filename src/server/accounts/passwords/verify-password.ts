import { verify } from '@node-rs/argon2'
import { firstAdminId } from '#contract/entities/user.ts'
import type { Settings } from '#server/platform/read-settings.ts'
import { type HashLane, hashInTurn } from './hash-in-turn.ts'
import { hashPassword } from './hash-password.ts'

let nobodysHash: Promise<string> | undefined

/** Whether a password matches a hash. Without a hash, or with the empty hash of a deleted account, it returns false after the same time. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  lane: HashLane,
): Promise<boolean> {
  const known = passwordHash || (await hashOfNobody())
  const isRight = await hashInTurn(lane, () => verify(known, password))
  return isRight && Boolean(passwordHash)
}

// Response times must not reveal which accounts exist.
function hashOfNobody(): Promise<string> {
  nobodysHash ??= hashPassword('nobody has this account').catch((error) => {
    nobodysHash = undefined
    throw error
  })
  return nobodysHash
}

/** Whether a password can open this account: with OIDC_ONLY only that of user 1, so that an issuer never locks out the operator. */
export function mayUsePassword({ OIDC_ONLY }: Pick<Settings, 'OIDC_ONLY'>, { id }: { id: number }): boolean {
  return !OIDC_ONLY || id === firstAdminId
}
