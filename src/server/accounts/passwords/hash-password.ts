import { hash } from '@node-rs/argon2'
import { type HashLane, hashInTurn } from './hash-in-turn.ts'

/** argon2id (the library's default) with 46 MiB, one pass, one lane. Source: OWASP Password Storage Cheat Sheet */
const cost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/** Hashes a password for storage, in PHC format. Takes tens of milliseconds: never call it inside a transaction. */
export function hashPassword(password: string, lane: HashLane = 'stranger'): Promise<string> {
  return hashInTurn(lane, () => hash(password, cost))
}

const presentKind = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Whether the hash has the kind and cost that `hashPassword` uses now. */
export function isPresentHash(passwordHash: string): boolean {
  return passwordHash.startsWith(presentKind)
}
