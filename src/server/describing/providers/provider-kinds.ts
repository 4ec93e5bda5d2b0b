import type { ProviderName } from '#contract/providers.ts'
import { anthropic } from './anthropic.ts'
import { openai } from './openai.ts'
import type { ProviderKind } from './provider-kind.ts'

/** The wire formats that are spoken, by the name of the provider that made them. */
export const providerKinds: Readonly<Record<ProviderName, ProviderKind>> = { anthropic, openai }
