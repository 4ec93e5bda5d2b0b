import type { KeyRef } from '#server/apikeys/key-ref.ts'

/** The id that identifies a key for `describing`, which knows no users. */
export function keyIdOf({ userId, name, version }: KeyRef): string {
  return JSON.stringify([userId, name, version])
}

/** The key of such an id. */
export function keyRefOf(keyId: string): KeyRef {
  // Safe: written by `keyIdOf` in this process.
  const [userId, name, version] = JSON.parse(keyId) as [KeyRef['userId'], KeyRef['name'], KeyRef['version']]
  return { userId, name, version }
}
