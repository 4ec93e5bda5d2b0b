import { verify } from '@node-rs/argon2'
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
