import { readFile } from 'node:fs/promises'
import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'

export const key = 'key-of-a-test-1234'

const purposes = ['informative', 'functional', 'text', 'complex', 'decorative']

/** A schema like the product's: every object closed, every property required. */
export function makeSchema(languages: string[]) {
  const string = { type: 'string' }
  return close({
    interpretation: string,
    purpose: { type: 'string', enum: purposes },
    decorativeReason: string,
    texts: close(
      Object.fromEntries(languages.map((code) => [code, close({ altText: string, description: string })])),
    ),
  })
}

function close(properties: Record<string, unknown>) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

export function readPhotograph(name: string): Promise<Buffer> {
  return readFile(new URL(import.meta.resolve(`#stand-ins/pictures/photographs/${name}`)))
}

export interface Wish {
  picture?: Buffer
  mediaType?: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'
  text?: string
  languages?: string[]
  apiKey?: string
  maxTokens?: number
}

/** One call through Anthropic's own SDK, without retries. */
export async function askAnthropic(url: string, wish: Wish = {}) {
  const client = new Anthropic({ apiKey: wish.apiKey ?? key, baseURL: url, maxRetries: 0, logLevel: 'off' })
  const {
    picture,
    mediaType = 'image/jpeg',
    text = 'Keywords: Feige, Schale, Obst',
    languages = ['de'],
  } = wish
  const data = (picture ?? (await readPhotograph('fig-in-red-bowl.jpg'))).toString('base64')
  return client.messages.create({
    model: 'claude-haiku-5-5',
    max_tokens: wish.maxTokens ?? 8_000,
    system: 'You write alternative texts.',
    messages: [
      {
        role: 'user',
        content: [
          { type: 'image', source: { type: 'base64', media_type: mediaType, data } },
          { type: 'text', text },
        ],
      },
    ],
    output_config: { format: { type: 'json_schema', schema: makeSchema(languages) } },
  })
}

/** One call through OpenAI's own SDK, without retries. */
export async function askOpenai(url: string, wish: Wish = {}) {
  const client = new OpenAI({
    apiKey: wish.apiKey ?? key,
    baseURL: `${url}/v1`,
    maxRetries: 0,
    logLevel: 'off',
  })
  const {
    picture,
    mediaType = 'image/jpeg',
    text = 'Keywords: Feige, Schale, Obst',
    languages = ['de'],
  } = wish
  const data = (picture ?? (await readPhotograph('fig-in-red-bowl.jpg'))).toString('base64')
  return client.chat.completions.create({
    model: 'gpt-6-luna',
    max_completion_tokens: wish.maxTokens ?? 8_000,
    messages: [
      { role: 'system', content: 'You write alternative texts.' },
      {
        role: 'user',
        content: [
          { type: 'image_url', image_url: { url: `data:${mediaType};base64,${data}`, detail: 'high' } },
          { type: 'text', text },
        ],
      },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'picture_texts', strict: true, schema: makeSchema(languages) },
    },
  })
}

/** The text of either answer. */
export function textOf(answer: Anthropic.Message | OpenAI.ChatCompletion): string {
  if ('choices' in answer) return answer.choices[0]?.message.content ?? ''
  return answer.content.map((block) => (block.type === 'text' ? block.text : '')).join('')
}
