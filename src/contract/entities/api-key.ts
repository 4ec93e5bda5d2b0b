import { z } from 'zod'
import { type ProviderName, providerNames, settingOf } from '#contract/providers.ts'

/** One for each provider, named as in the settings: `OPENAI_API_KEY`. */
// One per provider, so at least one.
export const apiKeyNames = providerNames.map(keyNameOf) as [ApiKeyName, ...ApiKeyName[]]
export const ApiKeyName = z.enum(apiKeyNames)
export type ApiKeyName = ReturnType<typeof keyNameOf<ProviderName>>

export function keyNameOf<Name extends ProviderName>(provider: Name) {
  return settingOf(provider, 'API_KEY')
}

/** A key as typed in: one word of printable characters. No answer ever returns it. */
export const ApiKeyValue = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[\x21-\x7e]+$/, 'A key is one word of letters, digits and signs')

/** A key assigned to a user: one of their own, or the global key with its value at the time. */
export const AssignedKey = z.object({
  name: ApiKeyName,
  isGlobal: z.boolean(),
  /** Empty for the global key, and for keys too short to show any of. */
  lastFour: z.string(),
  assignedAt: z.iso.datetime(),
  /** When the provider refused the key; it is not used again until it is replaced or tested. */
  refusedAt: z.iso.datetime().nullable(),
})
export type AssignedKey = z.infer<typeof AssignedKey>

/** The key of a provider that every assignment of the global key refers to. */
export const GlobalKey = z.object({
  name: ApiKeyName,
  isSet: z.boolean(),
  lastFour: z.string(),
  /** `environment`: set in the settings; a key set in the panel takes precedence. */
  source: z.enum(['environment', 'panel']).nullable(),
  setAt: z.iso.datetime().nullable(),
  refusedAt: z.iso.datetime().nullable(),
  /** How many users it is assigned to. */
  usersCount: z.int(),
})
export type GlobalKey = z.infer<typeof GlobalKey>
