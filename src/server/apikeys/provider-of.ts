import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { Settings } from '#server/platform/read-settings.ts'

const providerNames = {
  ANTHROPIC_API_KEY: 'anthropic',
  OPENAI_API_KEY: 'openai',
} as const satisfies Record<ApiKeyName, string>

/** A provider as the settings name it, without a key. */
export interface Provider {
  name: (typeof providerNames)[ApiKeyName]
  model: string
  /** Absent: the provider's own address. */
  baseUrl?: string
}

/** The provider that a key is for. */
export function providerOf(keyName: ApiKeyName, settings: Settings): Provider {
  const name = providerNames[keyName]
  const model = name === 'anthropic' ? settings.ANTHROPIC_MODEL : settings.OPENAI_MODEL
  const baseUrl = name === 'anthropic' ? settings.ANTHROPIC_BASE_URL : settings.OPENAI_BASE_URL
  return { name, model, ...(baseUrl && { baseUrl }) }
}
