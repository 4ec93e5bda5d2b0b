import { Rejection } from '#stand-ins/ai/rejection.ts'
import { type SentBody, speakDialect } from './speak-dialect.ts'

const known = [
  'model',
  'messages',
  'max_tokens',
  'response_format',
  'stream',
  'temperature',
  'top_p',
  'stop',
  'random_seed',
  'safe_prompt',
]

/** Mistral's: names each field that it does not know, with 422. */
export const mistral = speakDialect({
  path: '/mistral/v1/chat/completions',
  reject(body: SentBody) {
    const extra = Object.keys(body).filter((field) => !known.includes(field))
    return extra.length > 0 ? new Rejection(422, extra.join(' '), { code: 'extra_forbidden' }) : undefined
  },
  shapeRejection: ({ message, details }) => ({
    object: 'error',
    message:
      details.code === 'extra_forbidden'
        ? {
            detail: message.split(' ').map((field) => ({
              type: 'extra_forbidden',
              loc: ['body', field],
              msg: 'Extra inputs are not permitted',
            })),
          }
        : message,
    type: 'invalid_request_error',
    param: null,
    code: null,
  }),
})
