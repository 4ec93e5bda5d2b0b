import { Rejection } from '#stand-ins/ai/rejection.ts'
import { findDetail, speakDialect } from './speak-dialect.ts'

/** Gemini's compatible form: its errors come in a list. */
export const gemini = speakDialect({
  path: '/v1beta/openai/chat/completions',
  reject(body) {
    const detail = findDetail(body)
    if (!detail) return undefined
    const [, message, , part] = detail
    const place = `messages[${message}].content[${part}].image_url`
    return new Rejection(
      400,
      `Invalid JSON payload received. Unknown name "detail" at '${place}': Cannot find field.`,
    )
  },
  shapeRejection: ({ status, message }) => [
    { error: { code: status, message, status: status === 404 ? 'NOT_FOUND' : 'INVALID_ARGUMENT' } },
  ],
})
