import { createHash } from 'node:crypto'
import type { ProviderAccess } from './provider.ts'

/** Names a server with the model that is asked of it: whose key it is does not matter to how it is asked. */
export function fingerprintServer({ name, model, baseUrl }: Omit<ProviderAccess, 'apiKey'>): string {
  const whole = JSON.stringify([name, model, baseUrl ?? null])
  return createHash('sha256').update(whole).digest('base64url')
}
