import { createHash } from 'node:crypto'
import type { ProviderSettings } from '#server/describing/providers/provider.ts'

/** Names a key with its model and address in the health store, by a name that gives nothing away: others read it there. */
export function fingerprintKey({ name, keyId, model, baseUrl, apiKey }: ProviderSettings): string {
  // The key itself too: one that was removed and assigned again may come under the name of the former.
  const whole = JSON.stringify([name, keyId, model, baseUrl, apiKey])
  return createHash('sha256').update(whole).digest('base64url')
}
