import type { Settings } from '#server/platform/read-settings.ts'

export interface UsableProvider {
  name: 'anthropic' | 'openai'
  apiKey: string
  baseUrl?: string
  model: string
}

/** The providers that jobs can use, in the order in which they are asked. */
export function usableProviders(settings: Settings): UsableProvider[] {
  const all = {
    anthropic: {
      apiKey: settings.ANTHROPIC_API_KEY,
      baseUrl: settings.ANTHROPIC_BASE_URL,
      model: settings.ANTHROPIC_MODEL,
    },
    openai: {
      apiKey: settings.OPENAI_API_KEY,
      baseUrl: settings.OPENAI_BASE_URL,
      model: settings.OPENAI_MODEL,
    },
  }
  return settings.PROVIDER_ORDER.filter((name) => all[name].apiKey !== '').map((name) => {
    const { apiKey, baseUrl, model } = all[name]
    return { name, apiKey, model, ...(baseUrl && { baseUrl }) }
  })
}
