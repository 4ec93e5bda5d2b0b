import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { ProviderName } from '#contract/providers.ts'
import type { ProviderSettings } from '#server/describing/providers/provider.ts'
import { startLittleServer } from './start-little-server.ts'

/** What the little server reads of a request, of either wire format. */
interface Body {
  max_tokens?: number
  max_completion_tokens?: number
  messages: Array<{ content: Array<{ source?: { data: string } }> }>
  output_config?: { format: { schema: unknown } }
  response_format?: { json_schema: { schema: unknown } }
}
export type Script = (response: ServerResponse, body: Body, headers: IncomingHttpHeaders) => void

/** Both wire formats: what the model wrote, and why it stopped. */
export const says =
  (
    text: string,
    stop: 'complete' | 'truncated' | 'refused' = 'complete',
    headers: Record<string, string> = {},
  ): Script =>
  (response, _body, requestHeaders) => {
    const isAnthropic = requestHeaders['anthropic-version'] !== undefined
    const reasons = isAnthropic
      ? { complete: 'end_turn', truncated: 'max_tokens', refused: 'refusal' }
      : { complete: 'stop', truncated: 'length', refused: 'content_filter' }
    const anthropic = {
      type: 'message',
      content: [{ type: 'text', text }],
      stop_reason: reasons[stop],
      usage: { input_tokens: 70, cache_read_input_tokens: 30, output_tokens: 5 },
    }
    const openai = {
      choices: [{ index: 0, finish_reason: reasons[stop], message: { role: 'assistant', content: text } }],
      usage: { prompt_tokens: 100, prompt_tokens_details: { cached_tokens: 30 }, completion_tokens: 5 },
    }
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(isAnthropic ? anthropic : openai))
  }

export const fails =
  (status: number, message = 'no', headers: Record<string, string> = {}): Script =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ type: 'error', error: { type: 'some_error', message } }))
  }

/** A provider for tests, of either wire format, that follows a script, its last entry for ever. */
export async function startScriptedProvider(name: ProviderName, ...script: Script[]) {
  const asked: Array<{ path: string; body: Body; headers: IncomingHttpHeaders }> = []
  const server = await startLittleServer(async (request, response) => {
    // As typed: the SDKs wrote it.
    const body = (await json(request)) as Body
    asked.push({ path: request.url ?? '', body, headers: request.headers })
    const step = script[Math.min(asked.length, script.length) - 1]
    step?.(response, body, request.headers)
  })
  const settings: ProviderSettings = {
    name,
    apiKey: `key of ${name}`,
    keyId: name,
    baseUrl: server.url,
    model: 'model-1',
  }
  return { settings, asked, url: server.url, [Symbol.asyncDispose]: server[Symbol.asyncDispose] }
}
