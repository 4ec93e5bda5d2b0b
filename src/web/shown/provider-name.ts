const names: Partial<Record<string, string>> = { anthropic: 'Anthropic', openai: 'OpenAI' }

/** A provider as it writes itself. */
export function providerName(provider: string): string {
  return names[provider] ?? provider
}
