import type { AssignKeyInput } from '#contract/endpoints/admin.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SecretProblem } from '#server/platform/secrets/create-secrets.ts'
import { findAssignment } from './find-assignment.ts'
import { placeOf } from './key-ref.ts'

/** Whether a user already has exactly this key and it was not refused, so that assigning it again would change nothing. */
export async function hasThisKey(
  { db, secrets }: { db: Database | Transaction; secrets: Platform['secrets'] },
  userId: number,
  input: AssignKeyInput,
): Promise<boolean> {
  const { name } = input
  const known = await findAssignment(db, name, userId)
  if (!known) return false
  const { sealed, secretId, refusedAt } = known
  if (!('value' in input)) return sealed === null
  if (!sealed || !secretId || refusedAt) return false
  try {
    return secrets.open({ sealed, secretId }, placeOf({ userId, name })) === input.value
  } catch (error) {
    if (error instanceof SecretProblem) return false
    throw error
  }
}
