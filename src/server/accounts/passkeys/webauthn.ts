import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { usedChallenges } from '#server/accounts/passkeys.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Secrets } from '#server/platform/secrets/create-secrets.ts'

export const challengeMs = 5 * 60_000

/** What a challenge is issued for; it is valid for nothing else and in no other session. */
export interface Purpose {
  act: 'add' | 'sign in' | 'second factor' | 'confirm'
  /** Null: signing in without a session yet. */
  sessionHash: Buffer | null
}

const nonceBytes = 16
const timeBytes = 8
const headBytes = nonceBytes + timeBytes

/**
 * Makes a challenge, in base64url, that contains its expiry and our signature, so that challenges need no storage, however many strangers
 * request them.
 */
export function makeChallenge(secrets: Secrets, purpose: Purpose, now = Date.now()): string {
  const time = Buffer.alloc(timeBytes)
  time.writeBigUInt64BE(BigInt(now + challengeMs))
  const head = Buffer.concat([randomBytes(nonceBytes), time])
  const mark = Buffer.from(secrets.sign(claim(purpose, head)), 'base64url')
  return Buffer.concat([head, mark]).toString('base64url')
}

/** Whether a challenge, in base64url, was issued by us for this purpose and has not expired. */
export function isChallengeFor(secrets: Secrets, purpose: Purpose, challenge: string): boolean {
  const whole = Buffer.from(challenge, 'base64url')
  if (whole.length <= headBytes) return false
  const head = whole.subarray(0, headBytes)
  const mark = whole.subarray(headBytes).toString('base64url')
  return endOf(head) > Date.now() && secrets.isSigned(claim(purpose, head), mark)
}

/** Marks a correctly answered challenge as used. Refuses `passkey_refused` the second time. */
export async function spendChallenge(tx: Transaction, challenge: string): Promise<void> {
  const whole = Buffer.from(challenge, 'base64url')
  await tx.execute(sql`
    delete from ${usedChallenges} where challenge_hash in (
      select challenge_hash from ${usedChallenges} where ends_at <= now() limit 100 for update skip locked)`)
  const { rowCount } = await tx
    .insert(usedChallenges)
    .values({
      challengeHash: createHash('sha256').update(whole).digest(),
      endsAt: new Date(endOf(whole)),
    })
    .onConflictDoNothing()
  if (rowCount === 0) throw new Refusal('passkey_refused')
}

function claim({ act, sessionHash }: Purpose, head: Buffer): string {
  return `passkey challenge to ${act} in ${sessionHash?.toString('base64url') ?? 'no session'} ${head.toString('base64url')}`
}

function endOf(head: Buffer): number {
  return Number(head.readBigUInt64BE(nonceBytes))
}

/**
 * Loads the WebAuthn library on first use. It parses attestation certificates, which are not requested here, and takes 28 MB and a tenth of
 * a second to load, so processes that meet no passkey never load it.
 */
export function openWebauthn() {
  return import('@simplewebauthn/server')
}

/** Ed25519, ES256 and RS256 as COSE numbers: what devices support and every future Node can verify. */
export const keyAlgorithms = [-8, -7, -257]
