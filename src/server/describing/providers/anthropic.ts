import Anthropic from '@anthropic-ai/sdk'
import type { MessageCreateParamsNonStreaming } from '@anthropic-ai/sdk/resources/messages'
import { z } from 'zod'
import type { RequestFeature } from './dialect.ts'
import type { Provider, ProviderAccess } from './provider.ts'
import { readSdkError } from './provider-error.ts'
import { isOwnServer, type ProviderKind, spellOutSchema, TokenCount } from './provider-kind.ts'
import { type AllowanceHeaders, readAllowance } from './read-allowance.ts'
import { collectWords, readErrorBody } from './read-error-body.ts'
import { sdkOptions } from './sdk-options.ts'
import { picturePlace, sendAsBytes } from './send-as-bytes.ts'

/** The part of a message that is read; servers of other makers omit more than the SDK's types allow. */
const Message = z.object({
  content: z
    .array(
      z.looseObject({
        type: z.string().optional(),
        text: z.string().optional().catch(undefined),
        input: z.unknown().optional(),
      }),
    )
    .nullable(),
  stop_reason: z.string().nullish().catch(null),
  usage: z
    .object({
      input_tokens: TokenCount,
      cache_creation_input_tokens: TokenCount,
      cache_read_input_tokens: TokenCount,
      output_tokens: TokenCount,
    })
    .catch({ input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 0 }),
})

const Model = z.object({ id: z.string() })

/** No token limit among them: this wire format requires it. */
const features: readonly RequestFeature[] = ['json_schema', 'effort']

const allowanceHeaders: AllowanceHeaders = {
  requests: [nameHeaders('requests')],
  tokens: ['tokens', 'input-tokens', 'output-tokens'].map(nameHeaders),
}

function nameHeaders(what: string) {
  const name = (figure: string) => `anthropic-ratelimit-${what}-${figure}`
  return [name('limit'), name('remaining'), name('reset')] as const
}

/** Anthropic's Messages API. */
export const anthropic = {
  // Models before 4.7 take 1,568 px and 1,568 tiles; they scale down what is larger and bill no more.
  tiling: { tilePixels: 28, mostTiles: 32, finest: { longestPixels: 2_576, tiles: 4_784 } },
  connect,
  allowanceHeaders,
  readError: readSdkError,
  // 0.10, 0.01 and 0.50 $ up to 100,000 tokens. Source: https://platform.claude.com/docs/en/models/haiku-5-5/overview, November 2026
  listPrices: { 'claude-haiku-5-5': { inputCents: 9, cachedInputCents: 1, outputCents: 45 } },
} satisfies ProviderKind

function connect(settings: ProviderAccess, timeoutMs: number, onAnswerTooLarge?: () => void): Provider {
  const isOwn = isOwnServer(settings.baseUrl, ['anthropic.com'])
  const client = new Anthropic({
    apiKey: settings.apiKey,
    // Never undefined, because the SDK would then read the environment.
    baseURL: (settings.baseUrl || 'https://api.anthropic.com').replace(/\/+$/, '').replace(/\/v1$/, ''),
    ...sdkOptions(timeoutMs, onAnswerTooLarge),
  })
  return {
    name: 'anthropic',
    model: settings.model,
    features,
    async findModel(signal) {
      Model.parse(await client.models.retrieve(settings.model, {}, { signal }))
    },
    async complete(question, jpeg, signal, dialect) {
      const { structure, sendsEffort } = dialect
      const source = { type: 'base64', media_type: 'image/jpeg', data: picturePlace } as const
      const request: MessageCreateParamsNonStreaming = {
        model: settings.model,
        max_tokens: question.maxOutputTokens,
        system: spellOutSchema(question, dialect, isOwn),
        messages: [
          {
            role: 'user',
            content: [
              ...(jpeg ? [{ type: 'image' as const, source }] : []),
              { type: 'text', text: question.user },
            ],
          },
          ...question.turns,
        ],
        ...((structure === 'json_schema' || sendsEffort) && {
          output_config: {
            ...(structure === 'json_schema' && { format: { type: structure, schema: question.schema } }),
            // The models reason by default, and a caption needs hardly any of it.
            ...(sendsEffort && { effort: 'low' as const }),
          },
        }),
      }
      const { data, response } = await sendAsBytes(request, jpeg, (options) =>
        client.messages.create(request, { signal, ...options }).withResponse(),
      )
      const { content, stop_reason, usage } = readMessage(data, response.headers)
      return {
        text: readText(content ?? []),
        stop: readStop(stop_reason, content ?? []),
        usage: {
          inputTokens: usage.input_tokens + usage.cache_creation_input_tokens + usage.cache_read_input_tokens,
          cachedInputTokens: usage.cache_read_input_tokens,
          outputTokens: usage.output_tokens,
        },
        allowance: readAllowance(response.headers, allowanceHeaders, Date.now()),
      }
    },
  }
}

/** Throws the error that some servers return with a success status. */
function readMessage(data: unknown, headers: Headers): z.infer<typeof Message> {
  const read = Message.safeParse(data)
  if (read.success) return read.data
  const said = readErrorBody(data)
  if (said)
    throw Anthropic.APIError.generate(
      said.status ?? 400,
      { error: { ...said, words: collectWords(data) } },
      undefined,
      headers,
    )
  throw read.error
}

type Blocks = NonNullable<z.infer<typeof Message>['content']>

function readText(content: Blocks): string {
  const text = content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join('')
  // Some return the answer as the input of a tool that was never offered.
  const called = content.find(({ type }) => type === 'tool_use')
  return text.trim() || !called ? text : JSON.stringify(called.input ?? '')
}

function readStop(reason: string | null | undefined, content: Blocks) {
  if (/refus|safety|filter|guardrail/i.test(reason ?? '')) return 'refused'
  const hasThought = content.some(({ type }) => type === 'thinking' || type === 'redacted_thinking')
  if (hasThought && !readText(content).trim()) return 'thought'
  return reason === 'max_tokens' || reason === 'model_context_window_exceeded' ? 'truncated' : 'complete'
}
