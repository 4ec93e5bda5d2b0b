import type { Secrets } from '#server/platform/secrets/create-secrets.ts'
import { placeOf } from './key-ref.ts'
import type { StoredKey } from './read-stored-keys.ts'

/** The value of a stored key. Throws a `SecretProblem` if SECRET_KEY is not the one that sealed it. */
export function openKey(secrets: Secrets, { ref, sealed, secretId }: StoredKey): string {
  return secrets.open({ sealed, secretId }, placeOf(ref))
}
