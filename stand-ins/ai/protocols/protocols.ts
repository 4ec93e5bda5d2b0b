import type { IncomingHttpHeaders } from 'node:http'
import type { ProviderName } from '#contract/providers.ts'
import { dialects } from './dialects/dialects.ts'
import type { Protocol } from './protocol.ts'
import { speakAnthropic } from './speak-anthropic.ts'
import { speakOpenai } from './speak-openai.ts'

const speak: Record<ProviderName, Protocol> = { anthropic: speakAnthropic, openai: speakOpenai }

export const protocols: readonly Protocol[] = [...Object.values(speak), ...dialects]

/** Where models are asked for; two wire formats share one. */
export const modelPaths = [...new Set(protocols.map(modelPathOf))]

function modelPathOf({ path }: Protocol): string {
  return path.replace(/\/(messages|chat\/completions)$/, '/models')
}

/** What a request speaks that may be of any provider: some have the same paths, and clients of OpenAI's sort say nothing of it. */
export function protocolOf({ url, headers }: { url: string; headers: IncomingHttpHeaders }): Protocol {
  const byPath =
    protocols.find(({ path }) => url.startsWith(path)) ??
    dialects.find((dialect) => url.startsWith(modelPathOf(dialect)))
  return byPath ?? protocols.find(({ isNamedIn }) => isNamedIn(headers)) ?? speakOpenai
}
