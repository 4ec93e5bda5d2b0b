import { createHash } from 'node:crypto'
import type { ProviderAccess, ProviderSettings } from './provider.ts'

/** Names a server with the model that is asked of it: whose key it is does not matter to how it is asked. */
export function fingerprintServer({ name, model, baseUrl }: Omit<ProviderAccess, 'apiKey'>): string {
  const whole = JSON.stringify([name, model, baseUrl ?? null])
  return createHash('sha256').update(whole).digest('base64url')
}

/** Names a key with its model and address in the health store, by a name that gives nothing away: others read it there. */
export function fingerprintKey({ name, keyId, model, baseUrl, apiKey }: ProviderSettings): string {
  // The key itself too: one that was removed and assigned again may come under the name of the former.
  const whole = JSON.stringify([name, keyId, model, baseUrl, apiKey])
  return createHash('sha256').update(whole).digest('base64url')
}
