/** A fresh key for one thing that must be done once, however often it is sent. */
export function newIdempotencyKey(): string {
  // Over plain http from another machine browsers have no randomUUID.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
