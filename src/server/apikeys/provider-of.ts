import { type ApiKeyName, keyNameOf } from '#contract/entities/api-key.ts'
import { type ProviderName, providerNames, settingOf } from '#contract/providers.ts'
import type { Settings } from '#server/platform/read-settings.ts'

/** A provider as configured, without a key. */
export interface Provider {
  name: ProviderName
  model: string
  /** Absent: the provider's own address. */
  baseUrl?: string
}

/** The provider that a key is for. */
export function providerOf(keyName: ApiKeyName, settings: Settings): Provider {
  // Safe: keys are named after the providers.
  const name = providerNames.find((one) => keyNameOf(one) === keyName)!
  const model = settings[settingOf(name, 'MODEL')]
  const baseUrl = settings[settingOf(name, 'BASE_URL')]
  return { name, model, ...(baseUrl && { baseUrl }) }
}
