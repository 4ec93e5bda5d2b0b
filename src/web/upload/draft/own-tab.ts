import { newIdempotencyKey } from '#web/http/new-idempotency-key.ts'

const key = 'upload-tab'

/** A name for this tab that outlives a visit to another site in it; throws where the browser keeps nothing. */
export function ownTab(): string {
  const known = sessionStorage.getItem(key)
  if (known) return known
  const name = newIdempotencyKey()
  sessionStorage.setItem(key, name)
  return name
}
