import { z } from 'zod'

interface ProviderWords {
  /** As it writes itself. */
  label: string
  /** Unless the settings name another one. */
  defaultModel: string
}

/** The AI providers, in the order in which they are asked unless the settings name another one. */
export const providers = {
  anthropic: { label: 'Anthropic', defaultModel: 'claude-haiku-5-5' },
  openai: { label: 'OpenAI', defaultModel: 'gpt-6-luna' },
} as const satisfies Record<string, ProviderWords>

export type ProviderName = keyof typeof providers

// The record's own keys: there is one at least.
export const providerNames = Object.keys(providers) as [ProviderName, ...ProviderName[]]

export const ProviderName = z.enum(providerNames)

/** Makes one thing for each provider. */
export function ofEachProvider<T>(make: (name: ProviderName) => T): Record<ProviderName, T> {
  // All names are there: they are the record's.
  return Object.fromEntries(providerNames.map((name) => [name, make(name)])) as Record<ProviderName, T>
}

type SettingOf<Name extends ProviderName, What extends string> = `${Uppercase<Name>}_${What}`

/** The setting that tells something of a provider, such as `OPENAI_MODEL`. */
export function settingOf<Name extends ProviderName, What extends string>(
  name: Name,
  what: What,
): SettingOf<Name, What> {
  // What the type says of its letters is what this does to them.
  return `${name.toUpperCase()}_${what}` as SettingOf<Name, What>
}
