import { newIdempotencyKey } from '#web/http/call-headers.ts'

const key = 'upload-tab'

/** An id of this tab that survives a visit to another site in it. Throws if the browser stores nothing. */
export function ownTab(): string {
  const known = sessionStorage.getItem(key)
  if (known) return known
  const name = newIdempotencyKey()
  sessionStorage.setItem(key, name)
  return name
}
