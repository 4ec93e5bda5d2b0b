import { Rejection } from '#stand-ins/ai/rejection.ts'
import { responseTypeOf, speakDialect } from './speak-dialect.ts'

/** llama.cpp's server, of a version that knows JSON and no schemas: ignores what it does not know otherwise. */
export const llamaCpp = speakDialect({
  path: '/llama-cpp/v1/chat/completions',
  reject(body) {
    const type = responseTypeOf(body)
    return type === 'json_schema'
      ? new Rejection(400, `response_format type must be one of "text" or "json_object", but got: ${type}`)
      : undefined
  },
  shapeRejection: ({ status, message }) => ({
    error: { code: status, message, type: 'invalid_request_error' },
  }),
  shapeThinking: ({ thinking }) => (thinking ? { reasoning_content: thinking } : {}),
})
