import { z } from 'zod'
import type { KnownError } from '#stand-ins/ai/behaviour.ts'
import { makeId } from '#stand-ins/ai/make-id.ts'
import { Rejection } from '#stand-ins/ai/rejection.ts'
import { checkSchema } from '#stand-ins/ai/schema/check-schema.ts'
import { explainIssue } from '#stand-ins/ai/schema/explain-issue.ts'
import type { Protocol, SentPicture } from './protocol.ts'
import { readBearer } from './read-bearer.ts'

const maxBytes = 20 * 1024 * 1024
const formats = ['png', 'jpeg', 'gif', 'webp']

const TextPart = z.looseObject({ type: z.literal('text'), text: z.string() })
const ImagePart = z.looseObject({
  type: z.literal('image_url'),
  image_url: z.looseObject({ url: z.string() }),
})
const Body = z.looseObject({
  model: z.string().min(1),
  stream: z.literal(false, 'The stand-in does not stream').nullish(),
  max_completion_tokens: z.int().positive().nullish(),
  max_tokens: z.int().positive().nullish(),
  messages: z
    .array(
      z.looseObject({
        role: z.enum(['system', 'developer', 'user', 'assistant']),
        content: z.union([
          z.string().transform((text) => [{ type: 'text' as const, text }]),
          z.array(z.discriminatedUnion('type', [TextPart, ImagePart])),
        ]),
      }),
    )
    .min(1),
  response_format: z
    .discriminatedUnion('type', [
      z.looseObject({ type: z.literal('text') }),
      z.looseObject({ type: z.literal('json_object') }),
      z.looseObject({
        type: z.literal('json_schema'),
        json_schema: z.looseObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          strict: z.boolean().nullish(),
          schema: z.record(z.string(), z.unknown()),
        }),
      }),
    ])
    .nullish(),
})

/** OpenAI's Chat Completions: `POST /v1/chat/completions`. */
export const speakOpenai: Protocol = {
  provider: 'openai',
  path: '/v1/chat/completions',
  isNamedIn: () => false,
  readKey: readBearer,
  readQuestion(_headers, body) {
    const read = Body.safeParse(body)
    if (!read.success) {
      const param = read.error.issues[0]?.path.join('.')
      throw new Rejection(400, explainIssue(read.error, 'Missing required parameter'), { param })
    }
    const { model, max_completion_tokens, max_tokens, messages, response_format } = read.data
    const isSystem = (role: string) => role === 'system' || role === 'developer'
    const textOf = (wantsSystem: boolean) =>
      messages
        .filter(({ role }) => isSystem(role) === wantsSystem)
        .flatMap(({ content }) => content.flatMap((part) => (part.type === 'text' ? [part.text] : [])))
        .join('\n')
    return {
      model,
      maxTokens: max_completion_tokens ?? max_tokens ?? 16_384,
      system: textOf(true),
      user: textOf(false),
      pictures: messages.flatMap(({ content }) =>
        content.flatMap((part) => (part.type === 'image_url' ? [readDataUrl(part.image_url.url)] : [])),
      ),
      wanted: readWanted(response_format) ?? (wantsJsonByWord(textOf(true)) ? 'any-json' : null),
    }
  },
  checkPicture({ bytes, mediaType }) {
    if (bytes.length > maxBytes) throw knownErrors.picture_too_large()
    if (!formats.some((format) => mediaType === `image/${format}`)) throw unsupported()
  },
  checkSight(_picture, { format }) {
    if (!formats.includes(format)) throw unsupported()
  },
  rejectUnreadable: unsupported,
  charactersPerToken: () => 4,
  countPicture: ({ width, height }, model) => {
    const [, factor, mostPatches] = patchRules.find(([name]) => name.test(model)) ?? usualRule
    return Math.ceil(Math.min(Math.ceil(width / 32) * Math.ceil(height / 32), mostPatches) * factor)
  },
  shapeReply: ({ model, text, thinking, stop, inputTokens, cachedTokens, outputTokens }) => ({
    id: makeId('chatcmpl-'),
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: stop === 'refused' ? null : text,
          refusal: stop === 'refused' ? "I'm sorry, I can't assist with that request." : null,
          annotations: [],
        },
        logprobs: null,
        finish_reason: stop === 'truncated' ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
      prompt_tokens_details: { cached_tokens: cachedTokens, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: thinking ? outputTokens : 0, audio_tokens: 0 },
    },
    service_tier: 'default',
    system_fingerprint: null,
  }),
  shapeRejection: ({ status, message, details }) => ({
    error: {
      message,
      type: nameType(status, details.code),
      param: details.param ?? null,
      code: details.code ?? (status === 429 ? 'rate_limit_exceeded' : null),
    },
  }),
  rejectKey: (key) =>
    new Rejection(
      401,
      key === null
        ? "You didn't provide an API key."
        : `Incorrect API key provided: ***${key.slice(-4)}. You can find your API key at https://platform.openai.com/account/api-keys.`,
      { code: key === null ? undefined : 'invalid_api_key' },
    ),
  rejectModel: (model) =>
    new Rejection(404, `The model '${model}' does not exist or you do not have access to it.`, {
      code: 'model_not_found',
      param: 'model',
    }),
  rejectKnown: (error) => knownErrors[error](),
  rejectHaste: (limit, retryAfterSeconds) =>
    new Rejection(
      429,
      `Rate limit reached on requests per min (RPM): Limit ${limit}, Used ${limit}, Requested 1. Please try again in ${retryAfterSeconds}s.`,
      { code: 'rate_limit_exceeded', retryAfterSeconds },
    ),
  rejectCrowd: (retryAfterSeconds) =>
    new Rejection(429, 'Too many requests are being processed. Please try again later.', {
      code: 'rate_limit_exceeded',
      retryAfterSeconds,
    }),
  shapeModels: () => ({
    object: 'list',
    data: [speakOpenai.shapeModel('gpt-6-luna')],
  }),
  shapeModel: (model) => ({ id: model, object: 'model', created: 1_767_225_600, owned_by: 'stand-in' }),
  nameAllowance: ({ limit, remaining, resetMs }) => ({
    'x-ratelimit-limit-requests': String(limit),
    'x-ratelimit-remaining-requests': String(remaining),
    'x-ratelimit-reset-requests': `${Math.ceil(resetMs)}ms`,
    'x-ratelimit-limit-tokens': String(limit * 5000),
    'x-ratelimit-remaining-tokens': String(remaining * 5000),
    'x-ratelimit-reset-tokens': `${Math.ceil(resetMs)}ms`,
  }),
  nameRequest: (requestId) => ({ 'x-request-id': requestId }),
}

const knownErrors: Record<KnownError, () => Rejection> = {
  no_quota: () =>
    new Rejection(429, 'You exceeded your current quota, please check your plan and billing details.', {
      code: 'insufficient_quota',
    }),
  picture_too_large: () =>
    new Rejection(400, 'Image is too large: the maximum is 20 MB.', { code: 'image_too_large' }),
  request_too_large: () => new Rejection(413, 'Request body is too large'),
}

function nameType(status: number, code: string | undefined): string {
  if (code === 'insufficient_quota') return code
  if (status === 429) return 'requests'
  return status >= 500 ? 'server_error' : 'invalid_request_error'
}

type PatchRule = readonly [model: RegExp, tokensPerPatch: number, mostPatches: number]

/** At `detail: high`, as pages of others about the newer models said in November 2026; compared with no bill. */
const usualRule: PatchRule = [/./, 1.2, 2_500]
/** Of earlier models, the smaller ones of which count a patch as more tokens. */
const patchRules: readonly PatchRule[] = [
  [/gpt-4\.1-nano/, 2.46, 1_536],
  [/gpt-4\.1-mini/, 1.62, 1_536],
  [/o4-mini/, 1.72, 1_536],
  [/gpt-5-nano/, 1.5, 1_536],
  [/gpt-5-mini/, 1.2, 1_536],
]

/** Models follow a schema in the prompt, too, as well as they can. */
function wantsJsonByWord(system: string): boolean {
  return /JSON Schema/i.test(system)
}

type ResponseFormat = z.infer<typeof Body>['response_format']

function readWanted(format: ResponseFormat) {
  if (!format || format.type === 'text') return null
  if (format.type === 'json_object') return 'any-json'
  const { name, schema, strict } = format.json_schema
  const place = strict ? checkSchema(schema) : null
  if (place) {
    const context = place.map((step) => `'properties', '${step}'`).join(', ')
    throw new Rejection(
      400,
      `Invalid schema for response_format '${name}': In context=(${context}), 'additionalProperties' is required to be supplied and to be false.`,
      { param: 'response_format' },
    )
  }
  return schema
}

function readDataUrl(url: string): SentPicture {
  const comma = url.indexOf(',')
  const head = /^data:([^;,]+);base64$/i.exec(url.slice(0, Math.max(comma, 0)))
  if (!head?.[1])
    throw new Rejection(400, 'The stand-in takes pictures as data URLs only.', { code: 'invalid_image_url' })
  return { mediaType: head[1].toLowerCase(), bytes: Buffer.from(url.slice(comma + 1), 'base64') }
}

function unsupported(): Rejection {
  return new Rejection(
    400,
    "You uploaded an unsupported image. Please make sure your image has of one the following formats: ['png', 'jpeg', 'gif', 'webp'].",
    { code: 'invalid_image_format' },
  )
}
