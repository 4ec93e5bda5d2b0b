import { providers } from '#contract/providers.ts'

// Calls of a provider that was there once stay in the books.
const known: Partial<Record<string, { label: string }>> = providers

/** A provider as it writes itself. */
export function providerName(provider: string): string {
  return known[provider]?.label ?? provider
}
