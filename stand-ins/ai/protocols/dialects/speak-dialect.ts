import type { Protocol, Reply } from '#stand-ins/ai/protocols/protocol.ts'
import { speakOpenai } from '#stand-ins/ai/protocols/speak-openai.ts'
import type { Rejection } from '#stand-ins/ai/rejection.ts'

/** A request as it came, before anything of it is checked. */
export type SentBody = Record<string, unknown>

interface DialectParts {
  path: `/${string}/chat/completions`
  /** What this server does not take of a request that OpenAI takes; undefined: all is well. */
  reject?(body: SentBody): Rejection | undefined
  /** What it does with a request before it reads it. */
  rewrite?(body: SentBody): SentBody
  shapeRejection?: Protocol['shapeRejection']
  /** What stands beside the text of its answers. */
  shapeThinking?(reply: Reply): object
}

/** A server of OpenAI's form that differs from it as the parts say. */
export function speakDialect(parts: DialectParts): Protocol {
  const { path, reject, rewrite = (body) => body, shapeRejection, shapeThinking } = parts
  return {
    ...speakOpenai,
    path,
    readQuestion(headers, body) {
      const sent = (body ?? {}) as SentBody
      const rejection = reject?.(sent)
      if (rejection) throw rejection
      return speakOpenai.readQuestion(headers, rewrite(sent))
    },
    ...(shapeRejection && { shapeRejection }),
    shapeReply(reply) {
      const whole = speakOpenai.shapeReply(reply) as { choices: Array<{ message: object }> }
      const message = { ...whole.choices[0]?.message, ...shapeThinking?.(reply) }
      return { ...whole, choices: [{ ...whole.choices[0], message }] }
    },
  }
}

/** Where a picture of the request says in which detail it is to be seen, as a path into the body. */
export function findDetail({ messages }: SentBody): Array<string | number> | null {
  if (!Array.isArray(messages)) return null
  for (const [at, { content }] of messages.entries()) {
    if (!Array.isArray(content)) continue
    const part = content.findIndex((one) => one?.image_url?.detail !== undefined)
    if (part >= 0) return ['messages', at, 'content', part, 'image_url', 'detail']
  }
  return null
}

export const responseTypeOf = ({ response_format }: SentBody): unknown =>
  (response_format as { type?: unknown } | undefined)?.type
