import OpenAI from 'openai'
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import { z } from 'zod'
import type { RequestFeature } from './dialect.ts'
import type { Provider, ProviderAccess } from './provider.ts'
import { readSdkError } from './provider-error.ts'
import { isOwnServer, type ProviderKind, spellOutSchema, TokenCount } from './provider-kind.ts'
import { type AllowanceHeaders, readAllowance } from './read-allowance.ts'
import { collectWords, readErrorBody } from './read-error-body.ts'
import { sdkOptions } from './sdk-options.ts'
import { picturePlace, sendAsBytes } from './send-as-bytes.ts'
import { saysContent } from './whose-fault.ts'

const Call = z.object({ arguments: z.unknown().optional() }).nullish().catch(null)

/** The part of a completion that is read; Ollama, vLLM and others omit more than the SDK's types allow. */
const Choice = z.object({
  finish_reason: z.string().nullish().catch(null),
  message: z
    .object({
      content: z.unknown().optional(),
      refusal: z.string().nullish().catch(null),
      // Two names for the reasoning text, depending on the server.
      reasoning: z.string().nullish().catch(null),
      reasoning_content: z.string().nullish().catch(null),
      // Some return the answer as the arguments of a tool that was never offered.
      tool_calls: z
        .array(z.object({ function: Call }))
        .nullish()
        .catch(null),
      function_call: Call,
    })
    .nullish()
    .catch(null),
  error: z.unknown().optional(),
})
const ChatCompletion = z.object({
  object: z.string().optional(),
  choices: z.array(Choice).nullish(),
  error: z.unknown().optional(),
  usage: z
    .object({
      prompt_tokens: TokenCount,
      prompt_tokens_details: z.object({ cached_tokens: TokenCount }).nullish().catch(null),
      completion_tokens: TokenCount,
      completion_tokens_details: z.object({ reasoning_tokens: TokenCount }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
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

/** Chat completions, so that every compatible server works by its base URL. */
export const openai = {
  // For `detail: high`; older models take 1,536 tiles and scale down what is larger.
  tiling: { tilePixels: 32, mostTiles: 32, finest: { longestPixels: 2_048, tiles: 2_500 } },
  connect,
  allowanceHeaders,
  readError: readSdkError,
  // 0.10, 0.01 and 0.50 $. Source: https://developers.openai.com/api/docs/models/gpt-6-luna, November 2026
  listPrices: { 'gpt-6-luna': { inputCents: 9, cachedInputCents: 1, outputCents: 45 } },
} satisfies ProviderKind

function connect(settings: ProviderAccess, timeoutMs: number, onAnswerTooLarge?: () => void): Provider {
  const isOwn = isOwnServer(settings.baseUrl, ['openai.com', 'azure.com'])
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: withVersion(settings.baseUrl || 'https://api.openai.com/v1'),
    // Null keeps the SDK from reading them from the environment.
    organization: null,
    project: null,
    ...sdkOptions(timeoutMs, onAnswerTooLarge),
  })
  return {
    name: 'openai',
    model: settings.model,
    features: featuresFor(isOwn),
    async findModel(signal) {
      Model.parse(await client.models.retrieve(settings.model, { signal }))
    },
    async complete(question, jpeg, signal, dialect) {
      const { tokenField, structure, sendsDetail, sendsEffort, mergesSystem } = dialect
      const system = spellOutSchema(question, dialect, isOwn)
      const url = `data:image/jpeg;base64,${picturePlace}`
      const request: ChatCompletionCreateParamsNonStreaming = {
        model: settings.model,
        ...(tokenField && { [tokenField]: question.maxOutputTokens }),
        // The models reason by default, and a caption needs hardly any of it.
        ...(sendsEffort && { reasoning_effort: 'low' as const }),
        messages: [
          ...(mergesSystem ? [] : [{ role: 'system' as const, content: system }]),
          {
            role: 'user',
            content: [
              ...(jpeg
                ? [
                    {
                      type: 'image_url' as const,
                      image_url: { url, ...(sendsDetail && { detail: 'high' as const }) },
                    },
                  ]
                : []),
              { type: 'text', text: mergesSystem ? `${system}\n\n${question.user}` : question.user },
            ],
          },
          ...question.turns,
        ],
        ...(structure === 'json_object' && { response_format: { type: structure } }),
        ...(structure === 'json_schema' && {
          response_format: {
            type: structure,
            json_schema: { name: 'picture_texts', strict: true, schema: question.schema },
          },
        }),
      }
      const { data, response } = await sendAsBytes(request, jpeg, (options) =>
        client.chat.completions.create(request, { signal, ...options }).withResponse(),
      )
      const { choice, usage, isBlocked } = readCompletion(data, response.headers)
      const text = readText(choice?.message)
      const inputTokens = usage?.prompt_tokens ?? 0
      return {
        text,
        stop: isBlocked
          ? 'refused'
          : readStop(choice, text, usage?.completion_tokens_details?.reasoning_tokens),
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

/** OpenAI's own models, wherever they are hosted, refuse the older name of the limit; most other servers know only that one. */
function featuresFor(isOwn: boolean): RequestFeature[] {
  const limits: RequestFeature[] = ['max_completion_tokens', 'max_tokens']
  return [
    ...(isOwn ? limits : limits.toReversed()),
    'json_schema',
    'json_object',
    'detail',
    'effort',
    'system',
  ]
}

/** Throws the error that some servers return with a success status, in the body or in its choice. */
function readCompletion(data: unknown, headers: Headers) {
  const read = ChatCompletion.safeParse(data)
  const completion = read.data
  const choice = completion?.choices?.[0]
  if (readText(choice?.message).trim() === '') {
    const said = readErrorBody(choice) ?? readErrorBody(data)
    if (said)
      throw OpenAI.APIError.generate(
        said.status ?? 400,
        { error: { ...said, words: collectWords(data) } },
        undefined,
        headers,
      )
  }
  if (!completion) throw read.error
  // JSON from something else.
  const isCompletion = completion.choices !== undefined || completion.object === 'chat.completion'
  if (!isCompletion) ChatCompletion.required({ choices: true }).parse(data)
  const isBlocked = !choice && saysContent(collectWords(data))
  return { choice, usage: completion.usage, isBlocked }
}

type Choice = z.infer<typeof Choice>

/** The text, also if it comes in parts, without reasoning. */
function readText(message: Choice['message']): string {
  const { content, tool_calls, function_call } = message ?? {}
  const text = joinParts(content)
  if (text.trim()) return text
  const called = tool_calls?.[0]?.function?.arguments ?? function_call?.arguments
  if (typeof called === 'object' && called !== null) return JSON.stringify(called)
  return typeof called === 'string' ? called : text
}

function joinParts(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part) => (typeof part === 'string' ? part : (TextPart.safeParse(part).data?.text ?? '')))
    .join('')
}

const TextPart = z.object({ type: z.enum(['text', 'output_text']).default('text'), text: z.string() })

function readStop(choice: Choice | undefined, text: string, reasoningTokens = 0) {
  const { refusal, reasoning, reasoning_content } = choice?.message ?? {}
  const reason = choice?.finish_reason ?? ''
  if (refusal || declines.test(reason)) return 'refused'
  const hasThought = Boolean(reasoning || reasoning_content) || (reason === 'length' && reasoningTokens > 0)
  if (!text.trim() && hasThought) return 'thought'
  return /^(length|max_tokens)$/i.test(reason) ? 'truncated' : 'complete'
}

/** Stop reasons, in any wording, of a model that declined. */
const declines = /filter|safety|polic|sensitive|prohibit|block|recitation|refus|moderat|guardrail|inspection/i

/** The SDK requires `/v1` in its address; `/openai/v1` and `/v1beta/openai` have theirs already. */
function withVersion(baseUrl: string): string {
  const address = baseUrl.replace(/\/+$/, '')
  return /\/v\d/.test(new URL(address).pathname) ? address : `${address}/v1`
}
