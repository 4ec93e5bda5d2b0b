import OpenAI from 'openai'
import { z } from 'zod'
import { boundedFetch } from '#server/platform/fetching/bounded-fetch.ts'
import type { Provider, ProviderAccess } from './provider.ts'
import { readSdkError } from './provider-error.ts'
import type { ProviderKind } from './provider-kind.ts'
import { type AllowanceHeaders, readAllowance } from './read-allowance.ts'
import { TokenCount } from './token-count.ts'

/** As much of a completion as is read here; Ollama, vLLM and others leave out more than the SDK's types admit. */
const ChatCompletion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z
    .object({
      prompt_tokens: TokenCount,
      prompt_tokens_details: z.object({ cached_tokens: TokenCount }).nullish(),
      completion_tokens: TokenCount,
    })
    .nullish(),
})

const Model = z.object({ id: z.string() })

const allowanceHeaders: AllowanceHeaders = {
  requests: [nameHeaders('requests')],
  tokens: [nameHeaders('tokens')],
}

function nameHeaders(what: string) {
  const name = (figure: string) => `x-ratelimit-${figure}-${what}`
  return [name('limit'), name('remaining'), name('reset')] as const
}

/** Speaks chat completions, so that every server of this type works by its base URL. */
export const openai = {
  // Of `detail: high`; older models take 1,536 tiles, and make smaller what is larger.
  tiling: { tilePixels: 32, mostTiles: 32, finest: { longestPixels: 2_048, tiles: 2_500 } },
  connect,
  allowanceHeaders,
  readError: readSdkError,
  listPrices: { 'gpt-6-luna': { inputCents: 22, cachedInputCents: 2, outputCents: 180 } },
} satisfies ProviderKind

function connect(settings: ProviderAccess, timeoutMs: number, onAnswerTooLarge?: () => void): Provider {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: withVersion(settings.baseUrl || 'https://api.openai.com/v1'),
    // Null keeps the SDK from reading them from the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
    // A key never follows a redirect; and fetch need not keep a second copy of the picture for one.
    fetchOptions: { redirect: 'error' },
    fetch: boundedFetch(onAnswerTooLarge),
  })
  return {
    name: 'openai',
    model: settings.model,
    async findModel(signal) {
      Model.parse(await client.models.retrieve(settings.model, { signal }))
    },
    async complete(question, jpeg, signal) {
      const url = `data:image/jpeg;base64,${jpeg.toString('base64')}`
      const call = client.chat.completions.create(
        {
          model: settings.model,
          max_completion_tokens: question.maxOutputTokens,
          messages: [
            { role: 'system', content: question.system },
            {
              role: 'user',
              content: [
                { type: 'image_url', image_url: { url, detail: 'high' } },
                { type: 'text', text: question.user },
              ],
            },
            ...question.turns,
          ],
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'picture_texts', strict: true, schema: question.schema },
          },
        },
        { signal },
      )
      const { data, response } = await call.withResponse()
      const { choices, usage } = ChatCompletion.parse(data)
      const [choice] = choices
      const inputTokens = usage?.prompt_tokens ?? 0
      return {
        text: choice?.message.content ?? '',
        stop: readStop(choice?.finish_reason, choice?.message.refusal),
        usage: {
          inputTokens,
          cachedInputTokens: Math.min(inputTokens, usage?.prompt_tokens_details?.cached_tokens ?? 0),
          outputTokens: usage?.completion_tokens ?? 0,
        },
        allowance: readAllowance(response.headers, allowanceHeaders, Date.now()),
      }
    },
  }
}

function readStop(reason: string | null | undefined, refusal: string | null | undefined) {
  if (refusal || reason === 'content_filter') return 'refused'
  return reason === 'length' ? 'truncated' : 'complete'
}

/** The SDK wants `/v1` in its address; `/openai/v1` and `/v1beta/openai` have theirs already. */
function withVersion(baseUrl: string): string {
  const address = baseUrl.replace(/\/+$/, '')
  return /\/v\d/.test(new URL(address).pathname) ? address : `${address}/v1`
}
