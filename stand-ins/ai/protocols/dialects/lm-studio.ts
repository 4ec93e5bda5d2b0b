import { Rejection } from '#stand-ins/ai/rejection.ts'
import { responseTypeOf, speakDialect } from './speak-dialect.ts'

/** LM Studio's: its errors are bare sentences in an answer that HTTP calls good. */
export const lmStudio = speakDialect({
  path: '/lm-studio/v1/chat/completions',
  reject(body) {
    if (responseTypeOf(body) === 'json_object')
      return new Rejection(200, "'response_format.type' must be 'json_schema' or 'text'")
    return body.reasoning_effort === undefined
      ? undefined
      : new Rejection(200, "Invalid 'reasoning_effort': this model does not think")
  },
  shapeRejection: ({ message }) => ({ error: message }),
})
