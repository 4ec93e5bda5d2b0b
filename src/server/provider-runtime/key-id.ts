import type { KeyRef } from '#server/apikeys/key-ref.ts'

/** The name by which `describing`, which knows no users, keeps keys apart. */
export function keyIdOf({ userId, name, version }: KeyRef): string {
  return JSON.stringify([userId, name, version])
}

/** The key behind such a name. */
export function keyRefOf(keyId: string): KeyRef {
  // Written by `keyIdOf` in this very process.
  const [userId, name, version] = JSON.parse(keyId) as [KeyRef['userId'], KeyRef['name'], KeyRef['version']]
  return { userId, name, version }
}
