import { z } from 'zod'

interface ProviderWords {
  /** The provider's own spelling of its name. */
  label: string
  /** Used unless the settings name another one. */
  defaultModel: string
}

/** The AI providers, in the order in which they are asked unless the settings say otherwise. */
export const providers = {
  anthropic: { label: 'Anthropic', defaultModel: 'claude-haiku-5-5' },
  openai: { label: 'OpenAI', defaultModel: 'gpt-6-luna' },
} as const satisfies Record<string, ProviderWords>

export type ProviderName = keyof typeof providers

// Safe: the record's own keys, of which there is at least one.
export const providerNames = Object.keys(providers) as [ProviderName, ...ProviderName[]]

export const ProviderName = z.enum(providerNames)

/** Creates one value per provider. */
export function ofEachProvider<T>(make: (name: ProviderName) => T): Record<ProviderName, T> {
  // Safe: the names are all of the record's keys.
  return Object.fromEntries(providerNames.map((name) => [name, make(name)])) as Record<ProviderName, T>
}

type SettingOf<Name extends ProviderName, What extends string> = `${Uppercase<Name>}_${What}`

/** The name of a provider's setting, such as `OPENAI_MODEL`. */
export function settingOf<Name extends ProviderName, What extends string>(
  name: Name,
  what: What,
): SettingOf<Name, What> {
  // Safe: the type describes the same conversion to upper case.
  return `${name.toUpperCase()}_${what}` as SettingOf<Name, What>
}
