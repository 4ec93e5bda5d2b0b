import { providerNames, settingOf } from '#contract/providers.ts'

/** The settings that lead a product to this far side, whichever provider it asks. */
export function settingsForAi({ url }: { url: string }, key: string): Record<string, string> {
  const pairs = providerNames.flatMap((name) => [
    [settingOf(name, 'API_KEY'), key],
    [settingOf(name, 'BASE_URL'), url],
  ])
  return Object.fromEntries(pairs)
}
