import { connectAnthropic } from './connect-anthropic.ts'
import { connectOpenai } from './connect-openai.ts'
import type { Provider, ProviderAccess } from './provider.ts'

const connect = { anthropic: connectAnthropic, openai: connectOpenai }

/** Connects to a provider in its wire format. Nothing is sent before the first call. */
export function connectProvider(settings: ProviderAccess, timeoutMs: number): Provider {
  return connect[settings.name](settings, timeoutMs)
}
