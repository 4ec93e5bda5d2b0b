import { randomBytes } from 'node:crypto'
import type { AddressSide } from '#contract/endpoints/addresses.ts'
import { addressLinks } from '#server/accounts/addresses.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/**
 * Makes the token of a link for an address change; it is deleted with the change. Only its hash is stored. Throws if the change is gone.
 */
export async function issueAddressLink(
  db: Database,
  { changeId, side }: { changeId: number; side: AddressSide },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(addressLinks).values({ tokenHash: hashToken(token), changeId, side })
  return token
}
