import { z } from 'zod'
import type { KnownError } from '#stand-ins/ai/behaviour.ts'
import { makeId } from '#stand-ins/ai/make-id.ts'
import { Rejection } from '#stand-ins/ai/rejection.ts'
import { checkSchema } from '#stand-ins/ai/schema/check-schema.ts'
import { explainIssue } from '#stand-ins/ai/schema/explain-issue.ts'
import type { Protocol, Stop } from './protocol.ts'
import { readBearer } from './read-bearer.ts'

const maxBytes = 5 * 1024 * 1024
const mediaTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

const TextBlock = z.looseObject({ type: z.literal('text'), text: z.string() })
const ImageBlock = z.looseObject({
  type: z.literal('image'),
  source: z.looseObject({ type: z.literal('base64'), media_type: z.string(), data: z.string() }),
})
const Text = z.union([z.string().transform((text) => [{ type: 'text' as const, text }]), z.array(TextBlock)])
const Body = z.looseObject({
  model: z.string().min(1),
  max_tokens: z.int().positive(),
  stream: z.literal(false, 'The stand-in does not stream').optional(),
  system: Text.optional(),
  messages: z
    .array(
      z.looseObject({
        role: z.enum(['user', 'assistant']),
        content: z.union([
          z.string().transform((text) => [{ type: 'text' as const, text }]),
          z.array(z.discriminatedUnion('type', [TextBlock, ImageBlock])),
        ]),
      }),
    )
    .min(1),
  output_config: z
    .looseObject({
      format: z
        .looseObject({ type: z.literal('json_schema'), schema: z.record(z.string(), z.unknown()) })
        .nullish(),
    })
    .nullish(),
})

/** Anthropic's Messages: `POST /v1/messages`. */
export const speakAnthropic: Protocol = {
  provider: 'anthropic',
  path: '/v1/messages',
  isNamedIn: (headers) => headers['anthropic-version'] !== undefined,
  readKey: (headers) => {
    const key = headers['x-api-key']
    return typeof key === 'string' ? key : readBearer(headers)
  },
  readQuestion(headers, body) {
    if (!headers['anthropic-version']) throw new Rejection(400, 'anthropic-version: header is required')
    const read = Body.safeParse(body)
    if (!read.success) throw new Rejection(400, explainIssue(read.error, 'Field required'))
    const { model, max_tokens, system, messages, output_config } = read.data
    const blocks = messages.flatMap(({ content }) => content)
    const schema = output_config?.format?.schema ?? null
    if (schema && checkSchema(schema))
      throw new Rejection(
        400,
        "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false",
      )
    return {
      model,
      maxTokens: max_tokens,
      system: (system ?? []).map(({ text }) => text).join('\n'),
      user: blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n'),
      pictures: blocks.flatMap((block) =>
        block.type === 'image'
          ? [{ mediaType: block.source.media_type, bytes: Buffer.from(block.source.data, 'base64') }]
          : [],
      ),
      wanted: schema,
    }
  },
  checkPicture({ bytes, mediaType }) {
    if (!mediaTypes.includes(mediaType))
      throw new Rejection(
        400,
        `messages.0.content.0.image.source.base64.media_type: Input should be ${mediaTypes.map((type) => `'${type}'`).join(', ')}`,
      )
    if (bytes.length > maxBytes) throw rejectSize(bytes.length)
  },
  checkSight({ mediaType }, { format, width, height }) {
    if (`image/${format}` !== mediaType)
      throw new Rejection(
        400,
        `messages.0.content.0.image.source.base64.data: The image was specified using the ${mediaType} media type, but the image appears to be a image/${format} image`,
      )
    if (Math.max(width, height) > 8000)
      throw new Rejection(
        400,
        'messages.0.content.0.image.source.base64.data: At least one of the image dimensions exceed max allowed size: 8000 pixels',
      )
  },
  rejectUnreadable: () => new Rejection(400, 'Could not process image'),
  charactersPerToken: (model) => (isOlder(model) ? 4 : 3),
  countPicture: ({ width, height }, model) =>
    Math.min(Math.ceil(width / 28) * Math.ceil(height / 28), isOlder(model) ? 1_568 : 4_784),
  shapeReply: ({ model, text, thinking, stop, inputTokens, cachedTokens, outputTokens }) => ({
    id: makeId('msg_01'),
    type: 'message',
    role: 'assistant',
    model,
    content: [
      ...(thinking ? [{ type: 'thinking', thinking, signature: '' }] : []),
      ...(stop === 'refused' || text === '' ? [] : [{ type: 'text', text, citations: null }]),
    ],
    container: null,
    diagnostics: null,
    stop_reason: stopReasons[stop],
    stop_details: stop === 'refused' ? { type: 'refusal', category: null, explanation: null } : null,
    stop_sequence: null,
    usage: {
      input_tokens: inputTokens - cachedTokens,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: cachedTokens,
      cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
      output_tokens: outputTokens,
      output_tokens_details: { thinking_tokens: thinking ? outputTokens : 0 },
      service_tier: 'standard',
      server_tool_use: null,
      inference_geo: null,
      speed: 'standard',
    },
  }),
  shapeRejection: ({ status, message }, requestId) => ({
    type: 'error',
    error: { type: errorTypes[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error'), message },
    request_id: requestId,
  }),
  rejectKey: () => new Rejection(401, 'invalid x-api-key'),
  rejectModel: (model) => new Rejection(404, `model: ${model}`),
  rejectKnown: (error) => knownErrors[error](),
  rejectHaste: (limit, retryAfterSeconds) =>
    new Rejection(
      429,
      `This request would exceed your organization's rate limit of ${limit} requests per minute`,
      { retryAfterSeconds },
    ),
  rejectCrowd: (retryAfterSeconds) =>
    new Rejection(
      429,
      'Number of concurrent connections has exceeded your rate limit. Please try again later.',
      {
        retryAfterSeconds,
      },
    ),
  shapeModels: () => ({
    data: [speakAnthropic.shapeModel('claude-haiku-5-5')],
    has_more: false,
    first_id: 'claude-haiku-5-5',
    last_id: 'claude-haiku-5-5',
  }),
  shapeModel: (model) => ({
    type: 'model',
    id: model,
    display_name: `${model} (stand-in)`,
    created_at: '2026-01-01T00:00:00Z',
  }),
  nameAllowance: ({ limit, remaining, resetMs }) => ({
    'anthropic-ratelimit-requests-limit': String(limit),
    'anthropic-ratelimit-requests-remaining': String(remaining),
    'anthropic-ratelimit-requests-reset': new Date(Date.now() + resetMs).toISOString(),
    'anthropic-ratelimit-tokens-limit': String(limit * 5000),
    'anthropic-ratelimit-tokens-remaining': String(remaining * 5000),
    'anthropic-ratelimit-tokens-reset': new Date(Date.now() + resetMs).toISOString(),
  }),
  nameRequest: (requestId) => ({ 'request-id': requestId }),
}

function rejectSize(bytes: number): Rejection {
  return new Rejection(
    400,
    `messages.0.content.0.image.source.base64: image exceeds 5 MB maximum: ${bytes} bytes > ${maxBytes} bytes`,
  )
}

const knownErrors: Record<KnownError, () => Rejection> = {
  no_quota: () =>
    new Rejection(
      400,
      'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
    ),
  picture_too_large: () => rejectSize(maxBytes + 1),
  request_too_large: () => new Rejection(413, 'Request exceeds the maximum size'),
}

/** Newer models see pictures at up to 2,576 px and count about 30 % more tokens for a text. Source: Anthropic's pages on vision and on Haiku 5.5, November 2026; compared with no bill */
function isOlder(model: string): boolean {
  return /claude-(3|(haiku|sonnet)-4|opus-4-[0-6])/.test(model)
}

const stopReasons: Record<Stop, string> = {
  complete: 'end_turn',
  truncated: 'max_tokens',
  refused: 'refusal',
}

const errorTypes: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  504: 'timeout_error',
  529: 'overloaded_error',
}
